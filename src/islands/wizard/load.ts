export const loadStageWizard = () => import('./stage-wizard.tsx')
