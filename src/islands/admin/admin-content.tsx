import { AdminScreen } from './admin-screen.tsx'
import { Content } from './content.tsx'

export default function AdminContent() {
  return <AdminScreen ready={{ content: Content }} />
}
