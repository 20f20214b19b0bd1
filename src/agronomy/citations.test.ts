import { describe, expect, test } from 'bun:test'
import { parseCitation } from './citations.ts'
import { allSources, sourceText } from './sources.ts'

describe('a source written in one string', () => {
  test('gives its DOI as the address, and its year', () => {
    expect(parseCitation('Ajeigbe et al. 2018, 10.1155/2018/7676058')).toEqual({
      title: 'Ajeigbe et al. 2018',
      year: '2018',
      address: 'doi.org/10.1155/2018/7676058',
    })
    expect(parseCitation('Bala 2011 (10.3923/ajcs.2011.130.140): mid-June best at Samaru')).toEqual({
      title: 'Bala 2011: mid-June best at Samaru',
      year: '2011',
      address: 'doi.org/10.3923/ajcs.2011.130.140',
    })
  })

  test('keeps the brackets of a DOI, and the DOI where it is all the name there is', () => {
    expect(parseCitation('Kankwatsa et al. 2003, 10.1016/S0261-2194(02)00220-X (abstract)')).toEqual({
      title: 'Kankwatsa et al. 2003 (abstract)',
      year: '2003',
      address: 'doi.org/10.1016/S0261-2194(02)00220-X',
    })
    expect(parseCitation('releases in Niger: 10.1111/jen.12077').title).toBe('releases in Niger: 10.1111/jen.12077')
  })

  test('gives pages whole, and leaves the host in the title as the name of who says it', () => {
    expect(parseCitation('IRRI (knowledgebank.irri.org/step); drain: zaulimi.com')).toEqual({
      title: 'IRRI (knowledgebank.irri.org); drain: zaulimi.com',
      year: null,
      address: 'knowledgebank.irri.org/step; zaulimi.com',
    })
    expect(parseCitation('season: farmershom.blogspot.com 2025/10 dry season rice')).toMatchObject({
      title: 'season: farmershom.blogspot.com dry season rice',
      address: 'farmershom.blogspot.com/2025/10',
    })
    expect(parseCitation('NiMet 2020 (dailytrust.com ?p=767250; lxp.tv)').address).toBe('dailytrust.com ?p=767250')
    expect(parseCitation('best February to May, namibiansun.com know-your-summer-vegetables').address).toBe(
      'namibiansun.com know-your-summer-vegetables',
    )
  })

  test('knows repositories, PubMed and FAO-56', () => {
    expect(parseCitation('as in ClimIndVis (GitHub Climandes/ClimIndVis @0e7b08e)')).toEqual({
      title: 'as in ClimIndVis (GitHub Climandes/ClimIndVis)',
      year: null,
      address: 'github.com/Climandes/ClimIndVis',
    })
    expect(parseCitation('PMC3676804 (review)').address).toBe('ncbi.nlm.nih.gov/pmc/articles/PMC3676804')
    expect(parseCitation('FAO-56 Table 11')).toEqual({
      title: 'FAO-56 Table 11',
      year: '1998',
      address: 'fao.org/4/x0490e',
    })
  })

  test('takes no span of years, date or mm for a year, and no abbreviation for a page', () => {
    expect(parseCitation('Bauchi 2019-2020; sown 2020-09-16; 1965 plants').year).toBe('1965')
    expect(parseCitation('Njoku et al., trials at 26.9-27.1 degC, e.g. Umudike').address).toBeNull()
  })
})

test('what was read and can be looked up by nobody is rough, and no address leads into a file of ours', () => {
  for (const [id, { title, address, rough }] of allSources()) {
    expect([id, title.length > 4]).toEqual([id, true])
    expect([id, /\bstored (page|abstract|guide)/.test(title)]).toEqual([id, false])
    if (/^(?:\w+ )?(?:pages?|guide)$/.test(title) && !address) expect([id, rough]).toEqual([id, true])
    if (address) expect([id, /\s;|^;|undefined|review\.md|shared\//.test(address)]).toEqual([id, false])
  }
  expect(sourceText(allSources().get('maize.stages')!)).toBe('FAO-56 Table 11 (1998), fao.org/4/x0490e')
})
