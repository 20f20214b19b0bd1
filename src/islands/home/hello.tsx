import { useT } from '../lib/page.tsx'

export function Hello({ firstName }: { firstName: string | null }) {
  const t = useT()
  return <h1 className="home-hello">{firstName ? t('home.welcome', { name: firstName }) : t('home.welcomeAll')}</h1>
}
