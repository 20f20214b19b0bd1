/** @jsxImportSource hono/jsx */
import { cropDrawing } from '../../contracts/drawing-ids.ts'
import { PHONE_COUNTRIES } from '../../contracts/phone-countries.ts'
import { VISITOR_CROPS } from '../../contracts/visitor-advice.ts'
import { isKeyOf } from '../../shared/records.ts'
import type { LanguageTexts } from '../../words/index.ts'
import type { Translate } from '../../words/translate.ts'
import type { VisitorAdvice } from '../advisories/visitor-advice.ts'
import { Drawing } from './drawing.tsx'
import { Icon } from './icon.tsx'

export type TryText = LanguageTexts['landing']['try']

interface FormProps {
  text: TryText
  t: Translate
  states: ReturnType<VisitorAdvice['states']>
  /** State chosen before. */
  place?: string
  title: string
}

/** Place and eight crops; touching a crop sends the form. The script adds the place by GPS. */
export const TryForm = ({ text, t, states, place, title }: FormProps) => (
  <form class="try" method="get" action="/try" data-try="">
    <h2>{title}</h2>
    <div class="try-place">
      <label for="place">{text.place}</label>
      <select id="place" name="place" required class="input">
        <option value="">{text.choose}</option>
        {[...Map.groupBy(states, ({ country }) => country)].map(([country, members]) => (
          <optgroup label={isKeyOf(PHONE_COUNTRIES, country) ? PHONE_COUNTRIES[country].name : country} key={country}>
            {members.map(({ name }) => (
              <option value={name} selected={name === place} key={name}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <input type="hidden" name="at" disabled />
      <button type="button" class="button button-secondary" hidden data-here="" aria-pressed="false">
        <Icon name="locate" /> {text.here}
      </button>
    </div>
    <p id="try-crop">{text.crop}</p>
    <ul class="list try-crops" aria-labelledby="try-crop">
      {VISITOR_CROPS.map((crop) => (
        <li key={crop}>
          <button type="submit" name="crop" value={crop}>
            <Drawing of={cropDrawing(crop)} />
            {t(`crop.${crop}`).replace(/ \(.*\)$/, '')}
          </button>
        </li>
      ))}
    </ul>
    <script src="/here.js" defer />
  </form>
)
