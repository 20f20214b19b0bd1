import type { IconName } from '../../contracts/icon-paths.ts'
import { useTranslate } from '../lib/page.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast-store.ts'

const ACTIONS: { id: 'weatherReport' | 'askExpert' | 'marketPrices' | 'cropCalendar'; icon: IconName }[] = [
  { id: 'weatherReport', icon: 'weather' },
  { id: 'askExpert', icon: 'question' },
  { id: 'marketPrices', icon: 'basket' },
  { id: 'cropCalendar', icon: 'calendar' },
]

/** Four planned features; each button says that its feature is coming. */
export const QuickActions = () => {
  const t = useTranslate()
  return (
    <section className="stack stack-s" aria-labelledby="quick">
      <h2 id="quick">{t('home.quick')}</h2>
      <div className="quick">
        {ACTIONS.map(({ id, icon }) => (
          <button
            key={id}
            type="button"
            className="quick-action"
            onClick={() => toast({ title: t('home.soon'), description: t(`home.${id}Soon`) })}
          >
            <Icon name={icon} />
            {t(`home.${id}`)}
          </button>
        ))}
      </div>
    </section>
  )
}

export const SoonCards = () => {
  const t = useTranslate()
  return (
    <section className="stack stack-s" aria-labelledby="soon">
      <h2 id="soon">{t('home.soon')}</h2>
      <div className="soon">
        {(['pest', 'market'] as const).map((id) => (
          <Card key={id} tone="soil">
            <h3>{t(`home.${id}Title`)}</h3>
            <p className="small">{t(`home.${id}Text`)}</p>
          </Card>
        ))}
      </div>
    </section>
  )
}
