import type { ReasonId } from '../../agronomy/rules/catalogue.ts'
import type { Look } from '../../agronomy/rules/quiet-look.ts'
import type { DrawingId } from '../../contracts/drawing-ids.ts'
import type { SentenceFacts, Shown } from './rule-steps.ts'

const say = (shows: Shown): SentenceFacts => ({ shows, when: false })
const when = (shows: Shown): SentenceFacts => ({ shows, when: true })

/** Drawings of phrases that are sentences of their own, in every rule. */
export const PHRASE_STEPS: Readonly<Record<string, SentenceFacts>> = {
  again: say(null),
  after: say(null),
  ask: say('action.look'),
  blackPods: say('action.pick'),
  bring: say('action.harvest'),
  check: say('action.look'),
  choice: say('action.seed'),
  cutGreen: say('action.cut'),
  dryAt: say(null),
  dryFor: say('sky.sun'),
  drying: say('action.dry'),
  drySown: say('action.seed'),
  eve: say('sky.rain'),
  first: say('first'),
  goodNext: say(null),
  guides: say(null),
  hold: say(null),
  instead: say(null),
  left: say(null),
  lift: say('action.lift'),
  manure: say('action.manure'),
  mild: say('action.neem'),
  noRain: say(null),
  note: say(null),
  notNow: say('action.no-spend'),
  packet: say('action.spray'),
  place: say(null),
  price: say('action.sell'),
  rains: say('sky.rain'),
  ready: say(null),
  resow: say(null),
  shade: say(null),
  seed: say('action.seed'),
  sowAgain: say(null),
  sowing: say('action.sow'),
  standing: say(null),
  start: say(null),
  stop: when(null),
  store: say('action.store'),
  test: say(null),
  treeHand: say(null),
  unfit: say(null),
  variety: say('action.seed'),
  waits: say(null),
  weed: say('action.weed'),
  why: say(null),
  work: say(null),
}

/** Drawings of the sky for the reason of an advice. */
export const REASON_SHOWS: Record<ReasonId, DrawingId | null> = {
  'dry-soil': null,
  'wet-soil': null,
  'dry-days': 'sky.sun',
  'dry-ahead': 'sky.sun',
  'rain-ahead': 'sky.rain',
  'light-rain': 'sky.drizzle',
  'wet-days': 'sky.rain',
  humid: null,
  hot: 'sky.heat',
  cold: null,
  wind: 'sky.wind',
  typical: null,
  late: null,
  season: null,
  'dry-season': 'sky.sun',
  'wet-season': 'sky.rain',
  stage: null,
  window: null,
  counted: null,
}

/** Drawings of the jobs of a quiet week. */
export const SEEK_SHOWS: Record<Look, DrawingId> = {
  leaves: 'action.look',
  seed: 'action.look',
  bunds: 'action.bund',
  growth: 'action.look',
  soil: 'action.look',
  tree: 'action.prune',
  mat: 'action.prop',
  trash: 'action.mulch',
  fire: 'action.clear',
}
