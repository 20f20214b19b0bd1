import { eq } from 'drizzle-orm'
import type { CropId } from '../../contracts/crops.ts'
import { SIMULATOR_PREFIX } from '../../contracts/phone-simulator.ts'
import { users } from '../../db/schema/accounts.ts'
import { crops } from '../../db/schema/crops.ts'
import { keptAnswers } from '../../db/schema/inbox.ts'
import { findUser } from '../../server/accounts/user-row.ts'
import type { Services } from '../../server/compose.ts'
import { itemAt } from '../../shared/lookups.ts'
import { OPERATOR } from '../context.ts'

/** Example questions of farmers; saved answers fit two of them. */
const QUESTIONS: readonly string[] = [
  'Weevils are in my stored maize. How do I keep them out?',
  'My maize leaves have holes and there is sawdust in the funnel',
  'The lower leaves turn yellow, what is missing?',
  'Which day is best to sell at the market?',
  'Goats come into my field at night, what can I do?',
]

/** Practices without an amount or a product, in line with the advice of the adviser. */
const KNOWLEDGE: readonly [crop: CropId | null, question: string, answer: string][] = [
  [
    'maize',
    'How do I keep weevils out of stored maize?',
    'Dry it well, then keep it in a hermetic bag and tie it tight.',
  ],
  [
    'maize',
    'Holes in the leaves and sawdust in the funnel',
    'It is fall armyworm. Look at the funnels early in the morning and crush eggs and worms.',
  ],
  ['maize', 'How do I know that my maize is dry?', 'Bite a grain: a dry one breaks with a crack and is not soft.'],
  ['cowpeas', 'How do I keep beetles out of stored cowpeas?', 'Dry them, clean them, and keep them in a hermetic bag.'],
  [
    'rice',
    'Birds eat the ripe rice',
    'Be in the field early in the morning and late in the day, and harvest as soon as it is ripe.',
  ],
  [
    'cassava',
    'The leaves are curled with yellow mosaic patches',
    'It is a virus. Pull out sick plants and plant cuttings from healthy ones.',
  ],
  [
    'tomato',
    'Brown spots with rings on the lower leaves',
    'Take off sick leaves, keep the leaves dry when you water, and plant tomatoes elsewhere next year.',
  ],
  ['groundnuts', 'How do I know when groundnuts are ready to dig?', 'Open some pods: when most are dark inside, dig.'],
  [
    'yam',
    'Yams rot in the barn',
    'Store only yams without wounds, keep air around them, and take rotten ones out each week.',
  ],
  [
    null,
    'How do I get advice by SMS?',
    'Open your profile and choose SMS for advice, or dial our code and choose Settings.',
  ],
]

/** Adds an extension officer, saved answers and open questions of farmers. @returns the officer's phone and password */
export async function seedQuestions(
  { db, clock, accounts, answerBank, questions }: Services,
  farmers: readonly string[],
) {
  const now = clock.now().toISOString()
  const phone = `${SIMULATOR_PREFIX}9998`
  const { user, password } = await accounts.operator.create(OPERATOR, { phone, firstName: 'Musa', lastName: 'Bello' })
  await accounts.operator.officer(OPERATOR, phone)
  await db.write(
    db.orm.insert(keptAnswers).values(
      KNOWLEDGE.map(([cropType, question, answer]) => ({
        id: Bun.randomUUIDv7(),
        authorId: user.id,
        ...{ cropType, question, answer, language: 'en' as const, approved: true, createdAt: now },
      })),
    ),
  )
  await answerBank.search.update()
  for (const [n, text] of QUESTIONS.entries()) {
    const farmer = await findUser(db, eq(users.id, itemAt(farmers, n)))
    const [field] = await db.orm
      .select({ id: crops.id })
      .from(crops)
      .where(eq(crops.userId, itemAt(farmers, n)))
      .limit(1)
    const asker = { kind: 'user', user: farmer!, adminLocked: true } as const
    await questions.ask(asker, { text, language: 'en', cropId: n > 1 ? (field?.id ?? null) : null })
  }
  return { phone, password }
}
