import { type HandlingSteps, STORE_CHECKS } from '../crops/postharvest.ts'
import { daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { currentPostHarvestStep, type PostHarvestStep } from '../season/after-harvest.ts'
import { isAnnouncedNow } from '../season/announce.ts'
import { lastLogEntry } from '../season/log-entries.ts'
import type { SourceId } from '../sources.ts'
import type { Advice } from '../types.ts'
import { buildAdvice, growthStageFigures } from './build-advice.ts'
import { moistureFigures, postharvestSourceIds, produceFacts } from './produce-facts.ts'
import type { RuleId } from './rule-catalogue.ts'

const LOOK_EVERY = 30
const LOOK_DAYS = 14
/** Days for which storage advice is given: roots and bulbs as long as yam was stored in trials (Girardin), dry grain until the next harvest (a choice). */
const STORAGE_DAYS = { airy: 183, bags: 365 }

export function storedHarvestRules(field: Field): Advice[] {
  const step = currentPostHarvestStep(field)
  if (!step) return []
  const announced = isAnnouncedNow(field, step)
  if (step.operation === 'sell') return announced ? [adviseSelling(field)] : adviseStoreCheck(field, step)
  if (!announced) return []
  return [step.operation === 'dried' ? adviseDrying(field) : adviseStoring(field)]
}

/** Rules by kind of drying: roots and bulbs are cured, cocoa is fermented, all others are dried. */
const DRYING_RULES: Partial<Record<NonNullable<HandlingSteps['drying']>, RuleId>> = {
  bulb: 'harvest.curing',
  yam: 'harvest.curing',
  sweet: 'harvest.curing',
  potato: 'harvest.curing',
  cocoa: 'harvest.ferment',
}

export const dryingRule = ({ drying }: HandlingSteps): RuleId | null =>
  drying && (DRYING_RULES[drying] ?? 'harvest.drying')

export function adviseDrying(field: Field): Advice {
  return buildStoreAdvice(field, dryingRule(field.crop.record.handling)!, {
    priority: 'medium',
    stake: 7,
    soon: 7,
    actions: postharvestSourceIds(field, 'drying', aflatoxinSources(field)),
    closes: 'dried',
    days: 7,
  })
}

const adviseStoring = (field: Field): Advice =>
  buildStoreAdvice(field, 'harvest.store', {
    priority: 'medium',
    stake: 7,
    soon: 6,
    actions: postharvestSourceIds(
      field,
      'store',
      isStoredInBags(field) ? ['postharvest.airtight', ...aflatoxinSources(field)] : [],
    ),
    closes: 'stored',
    days: 7,
  })

const adviseSelling = (field: Field): Advice =>
  buildStoreAdvice(field, 'harvest.sell', {
    priority: 'low',
    stake: 6,
    soon: 5,
    actions: postharvestSourceIds(field, 'sell', ['postharvest.holding', 'postharvest.risk']),
    closes: 'sold',
    days: 14,
  })

function adviseStoreCheck(field: Field, { from }: PostHarvestStep): Advice[] {
  const { store } = field.crop.record.handling
  const check = store && STORE_CHECKS[store]
  const since = daysBetween(lastLogEntry(field.situation, 'stored')?.date ?? from, field.asOf)
  if (!check || since < LOOK_EVERY || since > STORAGE_DAYS[check] || since % LOOK_EVERY >= LOOK_DAYS) return []
  return [
    buildStoreAdvice(field, 'harvest.check', {
      priority: 'low',
      stake: 6,
      soon: 5,
      actions: ['postharvest.looking'],
      closes: null,
      days: 6,
      facts: { check },
    }),
  ]
}

const isStoredInBags = ({ crop }: Field): boolean => {
  const { store } = crop.record.handling
  return store !== null && STORE_CHECKS[store] === 'bags'
}

/** Returns the sources on aflatoxin, for crops that are dried and sorted. */
const aflatoxinSources = ({ crop }: Field): SourceId[] => {
  const { store } = crop.record.handling
  return store === 'sorted' || store === 'nuts' ? ['postharvest.aflatoxin'] : []
}

interface StoreAdvice {
  priority: Advice['priority']
  stake: number
  soon: number
  actions: SourceId[]
  closes: 'dried' | 'stored' | 'sold' | null
  days: number
  facts?: Advice['facts']
}

function buildStoreAdvice(field: Field, rule: RuleId, { closes, facts, ...told }: StoreAdvice): Advice {
  return buildAdvice(field, {
    rule,
    ...told,
    confidence: field.crop.storage.rough ? 'medium' : 'high',
    why: 'stage',
    facts: { ...produceFacts(field), ...facts },
    evidence: [...moistureFigures(field), ...growthStageFigures(field)],
    closes: closes ? { kind: closes, n: null } : undefined,
  })
}
