import { generateAdvisories, getSummary, listAdvisories } from '../../contracts/calls/advisories.ts'
import { refetchReads } from '../lib/api.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSend } from '../lib/use-send.ts'
import { Button } from '../ui/button.tsx'
import { SingleButtonForm } from '../ui/press-form.tsx'

/** Button that requests this week's advice. `big`: it is the main action. */
export function GenerateAdviceButton({ big }: { big?: boolean }) {
  const t = useTranslate()
  const { send, pending } = useSend(generateAdvisories, {
    failed: 'home.generateFailed',
    done: 'home.generated',
    onDone: (_, __, client) => refetchReads(client, listAdvisories, getSummary),
  })
  return (
    <SingleButtonForm action={generateAdvisories.form.at} pending={pending} onPress={() => send()}>
      <Button type="submit" variant={big ? 'primary' : 'quiet'} pending={pending} pendingText={t('home.generating')}>
        {t('home.generate')}
      </Button>
    </SingleButtonForm>
  )
}
