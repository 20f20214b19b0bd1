import { registerLazyComponent } from '../lib/later.ts'

export const loadStageWizard = registerLazyComponent(() => import('./stage-wizard.tsx'), 'setUp')
