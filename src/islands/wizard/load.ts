import { registerLazyComponent } from '../lib/lazy-component.ts'

export const loadStageWizard = registerLazyComponent(() => import('./stage-wizard.tsx'), 'setUp')
