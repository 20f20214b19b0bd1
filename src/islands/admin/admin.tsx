import { AdminScreen } from './admin-screen.tsx'
import { Exports } from './exports.tsx'
import { Farmers } from './farmers.tsx'
import { Overview } from './overview.tsx'

export default function Admin() {
  return <AdminScreen ready={{ overview: Overview, farmers: Farmers, exports: Exports }} />
}
