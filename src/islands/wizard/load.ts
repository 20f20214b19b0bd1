import { forLater } from '../lib/later.ts'

export const loadStageWizard = forLater(() => import('./stage-wizard.tsx'), 'setUp')
