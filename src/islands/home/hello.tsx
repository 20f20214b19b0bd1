import { useTranslate } from '../lib/page.tsx'

export function Greeting({ firstName }: { firstName: string | null }) {
  const t = useTranslate()
  return <h1 className="home-hello">{firstName ? t('home.welcome', { name: firstName }) : t('home.welcomeAll')}</h1>
}
