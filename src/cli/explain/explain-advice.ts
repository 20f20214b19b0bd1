import { evidenceLabel, wordAdvice } from '../../advice-words/word-advice.ts'
import { rankAdviceCandidates } from '../../agronomy/advise.ts'
import type { ExclusionReason } from '../../agronomy/choose-advice.ts'
import { assessField } from '../../agronomy/field.ts'
import { type SourceId, sourceById, sourceText } from '../../agronomy/sources.ts'
import type { FieldSituation } from '../../agronomy/types.ts'
import type { Language } from '../../contracts/languages.ts'

/** Returns the full reasoning about a crop in a week. */
export function explainAdvice(situation: FieldSituation, language: Language) {
  const field = assessField(situation)
  const considered = rankAdviceCandidates(situation)
  const { history, forecast, ...said } = situation
  return {
    situation: { ...said, history: spanOf(history), forecast },
    asOf: situation.asOf,
    crop: situation.crop,
    zone: field.zone,
    stage: {
      growthStage: field.stage,
      dayAfterPlanting: field.dap,
      source: sourceById(field.stageSource).title,
      askInstead: field.question,
      daysToHarvest: field.daysToHarvest,
    },
    variety: { ...field.variety, source: sourceShown(field.variety.source) },
    season: field.season,
    soil: { ...field.soil },
    water: {
      start: field.balance.start,
      startDepletion: roundToHundredth(field.balance.startDepletion),
      pastDays: field.balance.pastDays,
      typicalPastDays: field.balance.estimatedDays,
      assumedIrrigation: field.balance.assumedIrrigation,
      days: field.balance.forecast,
    },
    irrigation: field.need,
    considered: considered.map(({ advice, setAside }) => ({
      rule: advice.rule,
      situation: advice.situation,
      category: advice.category,
      priority: advice.priority,
      confidence: advice.confidence,
      score: roundToHundredth(advice.score),
      validUntil: advice.validUntil,
      setAside,
      why: setAside === null ? 'given' : SET_ASIDE[setAside],
      closes: advice.closes,
      facts: advice.facts,
      evidence: advice.evidence.map((item) => ({
        ...item,
        label: evidenceLabel(item.label, 'en'),
        source: sourceById(item.source).title,
        from: sourceShown(item.source),
      })),
      actions: advice.actions.map(sourceShown),
      words: wordAdvice(advice, language),
    })),
  }
}

/** Reasons why considered advice was dropped. */
const SET_ASIDE: Record<NonNullable<ExclusionReason>, string> = {
  contradicts: 'says the opposite of something given',
  'same-matter': 'speaks of a matter that something given speaks of',
  'same-operation': 'of a kind of work of which one is given',
  enough: 'enough is given that weighs more',
}

const sourceShown = (id: SourceId) => {
  const { title, year = null, address = null, rough } = sourceById(id)
  const unsourced = rough && address === null
  return { id, title, year, address, rough, unsourced, partlyFromMemory: !unsourced && /\bmemory\b/.test(title) }
}

const spanOf = (days: readonly { date: string }[]) => ({
  days: days.length,
  from: days[0]?.date ?? null,
  to: days.at(-1)?.date ?? null,
})

export function explanationText(explanation: ReturnType<typeof explainAdvice>): string {
  const { stage, water, irrigation } = explanation
  const lines = [
    `${explanation.crop}, ${explanation.asOf}`,
    `zone           ${explanation.zone}`,
    `stage          ${stage.growthStage}${stage.dayAfterPlanting === null ? '' : `, day ${stage.dayAfterPlanting} after planting`} (${stage.source})`,
    explanation.variety.days !== null &&
      `variety        ${explanation.variety.class ?? 'of'} ${explanation.variety.days} days${explanation.variety.assumed ? ', as usual here' : ''}`,
    stage.askInstead && `               the calendar says ${stage.askInstead}: the farmer is asked`,
    `water balance  from ${water.start}, depletion ${water.startDepletion} mm at the start; ${water.typicalPastDays} of ${water.pastDays} past days are typical weather`,
    water.assumedIrrigation && '               waterings are not known: assumed watered when due until yesterday',
    '',
    'date        stage       tmax  tmin  rain   ET0    Kc   ETc    Zr    TAW     p    RAW    Ks  deplet. weather',
    ...water.days.map((day) =>
      [
        day.date,
        day.stage.padEnd(11),
        ...[day.tMax, day.tMin, day.rain].map((value) => padNumber(value, 1, 5)),
        ...[day.et0, day.kc, day.etc, day.rootDepth].map((value) => padNumber(value, 2, 5)),
        padNumber(day.taw, 1, 6),
        padNumber(day.p, 2, 5),
        padNumber(day.raw, 1, 6),
        padNumber(day.ks, 2, 5),
        padNumber(day.depletion, 1, 7),
        day.estimated ? 'typical' : `known (ET0: ${day.et0Method})`,
      ].join(' '),
    ),
    '',
    `irrigation     ${Object.entries(irrigation)
      .map(([name, value]) => `${name} ${typeof value === 'number' ? roundToHundredth(value) : String(value)}`)
      .join(', ')}`,
    '',
    ...explanation.considered.flatMap((item) => [
      `${item.setAside ? `set aside (${item.setAside})` : 'GIVEN'}  ${item.rule}  ${item.category}, ${item.priority}, confidence ${item.confidence}, score ${item.score}, until ${item.validUntil}`,
      ...(item.setAside
        ? []
        : [
            `  ${item.words.title}`,
            `  ${item.words.content}`,
            `  Why: ${item.words.reason}`,
            `  SMS: ${item.words.sms}`,
          ]),
      ...item.evidence.map(
        ({ label, value, unit, rough, from }) =>
          `    ${label}: ${rough ? '~' : ''}${value}${unit ? ` ${unit}` : ''}  [${from.title}]${memoryMark(from)}`,
      ),
      ...(item.setAside
        ? []
        : item.actions.map((action) => `    what to do: ${sourceText(action)}${memoryMark(action)}`)),
      ...(item.closes ? [`    done: ${item.closes.kind}${item.closes.n === null ? '' : ` ${item.closes.n}`}`] : []),
    ]),
  ]
  return lines.filter((line) => typeof line === 'string').join('\n')
}

/** Marks a figure without a published source, or with a source for a part of it only. */
const memoryMark = ({ unsourced, partlyFromMemory }: { unsourced: boolean; partlyFromMemory: boolean }): string =>
  unsourced ? '  NO SOURCE: from memory' : partlyFromMemory ? '  PARTLY from memory' : ''

const roundToHundredth = (value: number) => Math.round(value * 100) / 100
const padNumber = (value: number, digits: number, width: number) => value.toFixed(digits).padStart(width)
