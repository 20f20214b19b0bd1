import type { ReactNode } from 'react'
import type { Advisory, AdvisoryPageData } from '../../contracts/advisories.ts'
import { fillPath } from '../../contracts/call.ts'
import { saveAdvisoryFeedback } from '../../contracts/calls/advisories.ts'
import { doneWords } from '../home/task-words.ts'
import { useTranslate } from '../lib/page.tsx'
import { PlantCountButtons } from '../season/count-taps.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { SingleButtonForm } from '../ui/press-form.tsx'
import { ListenControl } from './listen.tsx'
import { useFeedback } from './use-feedback.ts'

/** Bar above the tabs: listen, mark as done, or report counted plants. Afterwards it shows the next advisory and the way back. */
export function DoneBar({
  advisory,
  next,
  neighbours,
  clips,
}: { advisory: Advisory } & Pick<AdvisoryPageData, 'next' | 'neighbours' | 'clips'>) {
  const t = useTranslate()
  const { done, gave, count, cropId } = advisory
  if (count && cropId && !done)
    return (
      <div className="foot-bar done-bar">
        <PlantCountButtons advisoryId={advisory.id} cropId={cropId} {...count}>
          <ListenControl advisory={advisory} clips={clips} />
        </PlantCountButtons>
      </div>
    )
  return (
    <div className="foot-bar done-bar">
      {done && neighbours ? <p className="small">{t('advisory.neighbours', neighbours)}</p> : null}
      {done ? (
        <div className="done-after">
          {next ? (
            <a className="done-next" href={`/advisory/${next.id}`}>
              <span>
                {t('advisory.next')}: <b>{next.title}</b>
              </span>
              <Icon name="next" />
            </a>
          ) : (
            <span />
          )}
          <Says advisory={advisory} done={false}>
            <Button type="submit" variant="quiet">
              {t('season.undo')}
            </Button>
          </Says>
        </div>
      ) : null}
      <div className="done-buttons">
        <ListenControl advisory={advisory} clips={clips} />
        <Says advisory={advisory} done={!done}>
          <Button type="submit" wide className={done ? 'is-done' : ''} aria-pressed={done}>
            <Tick />
            {t(doneWords(advisory))}
          </Button>
        </Says>
        {gave && !done ? (
          <Says advisory={advisory} done gave>
            <Button type="submit" wide variant="secondary">
              {t('did.fed')}
            </Button>
          </Says>
        ) : null}
      </div>
    </div>
  )
}

interface Answer {
  advisory: Advisory
  done: boolean
  /** The fertiliser was given although the advice says to hold it. */
  gave?: true
  children: ReactNode
}

function Says({ advisory, done, gave, children }: Answer) {
  const { send } = useFeedback(advisory)
  return (
    <SingleButtonForm
      action={fillPath(saveAdvisoryFeedback.form.at, { id: advisory.id })}
      onPress={() => send({ done, ...(gave && { gave }) })}
    >
      <input type="hidden" name="done" value={done ? 'yes' : ''} />
      {gave ? <input type="hidden" name="gave" value="yes" /> : null}
      {children}
    </SingleButtonForm>
  )
}

/** Check mark that draws itself. */
const Tick = () => (
  <svg className="icon done-tick" viewBox="0 0 24 24" aria-hidden="true">
    <path pathLength="1" d="M5 12.5l4.5 4.5L19 7.5" />
  </svg>
)
