import type { Analytics } from '../../contracts/admin.ts'
import { isCropId } from '../../contracts/crops.ts'
import { ADVISORY_CATEGORIES } from '../../contracts/farm.ts'
import type { Translate } from '../../words/translate.ts'
import { CATEGORY_WORDS } from '../advisories/category-words.ts'
import { usePage } from '../lib/page.tsx'
import { Card } from '../ui/card.tsx'
import { groupThousands } from './grouped.ts'

export function Feedback({ lines }: { lines: Analytics['adviceFeedback'] }) {
  const { t } = usePage()
  return (
    <Card title={t('admin.feedback')}>
      <p className="soft small">{t(lines.length > 0 ? 'admin.feedbackText' : 'admin.noFeedback')}</p>
      {lines.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
        <section className="table-wrap" aria-label={t('admin.feedback')} tabIndex={0}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('admin.feedbackCrop')}</th>
                <th scope="col">{t('admin.feedbackCategory')}</th>
                <th scope="col">{t('admin.useful')}</th>
                <th scope="col">{t('admin.notUseful')}</th>
                <th scope="col">{t('admin.done')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ crop, category, useful, notUseful, done }) => (
                <tr key={`${crop}/${category}`}>
                  <th scope="row">{cropName(crop, t)}</th>
                  <td>{categoryName(category, t)}</td>
                  <td className="figures">{groupThousands(useful)}</td>
                  <td className="figures">{groupThousands(notUseful)}</td>
                  <td className="figures">{groupThousands(done)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </Card>
  )
}

export const cropName = (crop: string, t: Translate) => (isCropId(crop) ? t(`crop.${crop}`) : crop)

function categoryName(category: string, t: Translate) {
  const known = ADVISORY_CATEGORIES.find((id) => id === category)
  return known ? t(CATEGORY_WORDS[known]) : category
}
