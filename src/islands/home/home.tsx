import { useT } from '../lib/page.tsx'

export default function Home() {
  const t = useT()
  return <main>{t('app.loading')}</main>
}
