import { useQueryClient } from '@tanstack/react-query'
import type { User } from '../../contracts/account.ts'
import { addressWithQuery } from '../../contracts/call.ts'
import { listQuestions } from '../../contracts/calls/questions.ts'
import type { FarmQuestion } from '../../contracts/questions.ts'
import { MoreLink } from '../community/more-link.tsx'
import { updateListPages, useListPages } from '../lib/list-pages.ts'
import { usePage } from '../lib/page.tsx'
import { SignedIn } from '../shell/signed-in.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { AskForm } from './ask-form.tsx'
import { QuestionHead } from './question-head.tsx'

/** Form for a new question, and the farmer's own questions. */
export default function Questions() {
  return <SignedIn active="profile">{(user) => <Mine user={user} />}</SignedIn>
}

function Mine({ user }: { user: User }) {
  const { t, props } = usePage<{ before: string | null }>()
  const client = useQueryClient()
  const before = props.before ?? null
  const { items, next, isLoaded, error, loadMore, loadingMore } = useListPages(listQuestions, before)
  const sentOn = (question: FarmQuestion) =>
    updateListPages<FarmQuestion>(client, listQuestions, (page, { first }) => (first ? [question, ...page] : page))
  return (
    <div className="feed stack">
      <div className="stack stack-s">
        <h1>{t('question.mine')}</h1>
        <p className="soft">{t('question.about')}</p>
      </div>
      <AskForm user={user} onAsked={sentOn} />
      {isLoaded ? null : <NotLoaded error={error} />}
      {isLoaded && items.length === 0 ? <EmptyState picture="action.ask" text={t('question.none')} /> : null}
      {items.map((question) => (
        <Card key={question.id}>
          <QuestionHead question={question} />
          <p>
            <a className="pre" href={`/questions/${question.id}`}>
              {question.text || t(question.recordingUrl ? 'question.spoken' : 'question.photo')}
            </a>
          </p>
        </Card>
      ))}
      <MoreLink
        href={next ? addressWithQuery('/questions', { before: next }) : null}
        text={t('question.more')}
        pending={loadingMore}
        onMore={loadMore}
      />
    </div>
  )
}
