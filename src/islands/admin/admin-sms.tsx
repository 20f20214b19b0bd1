import { AdminScreen } from './admin-screen.tsx'
import { SmsTab } from './sms-tab.tsx'

export default function AdminSms() {
  return <AdminScreen ready={{ analytics: SmsTab }} />
}
