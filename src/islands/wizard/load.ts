import { registerLazy } from '../lib/later.ts'

export const loadStageWizard = registerLazy(() => import('./stage-wizard.tsx'), 'setUp')
