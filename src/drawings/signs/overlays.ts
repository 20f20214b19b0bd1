import type { SignOverlay } from '../../contracts/drawings.ts'
import { type Art, dot } from '../shapes.ts'

export const OVERLAYS = {
  holes: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
  mosaic: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
  specks: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
  spots: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
  rings: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
  streaks: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
  silver: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
  powder: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
  rust: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
  soot: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
  curl: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
  wilt: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
  mould: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
  webbing: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
  tracks: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
  bored: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
  cracks: [['edge', dot(28, 26, 3) + dot(36, 36, 4) + dot(28, 44, 3), 0]],
} satisfies Record<SignOverlay, Art>
