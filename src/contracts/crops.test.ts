import { describe, expect, test } from 'bun:test'
import { CROP_FORM_CROPS, CROP_IDS, cropsMissingFrom, PROFILE_CROPS, REGISTRATION_CROPS } from './crops.ts'

describe('the lists of crops', () => {
  test('of the profile, the registration and the crop form are those of the specification, in its order', () => {
    expect(PROFILE_CROPS.join(' ')).toBe(
      'maize cassava beans rice sorghum millet yam sweet-potato groundnuts cowpeas tomato onion pepper okra spinach cabbage',
    )
    expect(REGISTRATION_CROPS).toHaveLength(22)
    expect(CROP_FORM_CROPS.join(' ')).toBe(
      'maize cassava tomatoes beans rice wheat potatoes onions cabbage carrots peppers okra spinach lettuce bananas mangoes oranges avocados coffee cocoa cotton groundnuts',
    )
  })

  test('are opened to the rest by "More crops", each crop once and none that stands above under another name', () => {
    const more = cropsMissingFrom(CROP_FORM_CROPS)
    expect(more.join(' ')).toBe(
      'sorghum millet yam sweet-potato cowpeas sesame plantain soybean oil-palm egusi bambara-groundnut ginger watermelon pigeon-pea sugarcane',
    )
    expect(cropsMissingFrom([])).toHaveLength(37)
    expect(cropsMissingFrom(CROP_IDS)).toEqual([])
    for (const listed of [PROFILE_CROPS, REGISTRATION_CROPS, CROP_FORM_CROPS])
      expect(cropsMissingFrom(listed).slice(-8).join(' ')).toBe(
        'soybean oil-palm egusi bambara-groundnut ginger watermelon pigeon-pea sugarcane',
      )
  })
})
