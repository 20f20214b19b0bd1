export const loadProfileDialog = () => import('./profile-dialog.tsx')
