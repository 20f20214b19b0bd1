import type { care as english } from '../../en/advice/care.ts'

export const care: typeof english = {
  rules: {
    'care.growing-start': {
      title: '{Crop}: good start for your plants',
      content:
        'First two weeks dey decide harvest. Drive animal and bird, keep ground soft and moist near young {crop}, no let weed come up. Look farm by {by}: see where plant no dey, to fill am.',
      sms: '{Crop}: drive bird and animal from young plants, no let grass grow. By {by} see where plant no dey.',
    },
    'care.gaps': {
      title: '{Crop}: count your plants, fill gap',
      content:
        'First weeks dey decide how many plants you go harvest. By {by} waka di rows. Where plant no dey, plant again now; late ones no dey catch up. Where dem choke, comot weak ones. Watch bird and insect.',
      sms: '{Crop}: by {by} waka di rows, fill gap, thin where dem choke. Watch bird and insect.',
    },
    'care.weeds': {
      title: '{Crop}: weed now before grass win',
      content:
        'Weed dey take water and food from {crop}; first six weeks matter pass. By {by} weed inside and between rows for dry morning, light, no cut root. Leave dead weed for ground as cover.',
      sms: '{Crop}: weed by {by}, light, for dry morning. First 6 weeks matter pass. Leave weed as cover.',
    },
    'care.growing': {
      title: '{Crop}: weekly waka dey save harvest',
      content:
        'Nothing urgent this week. By {by} check 20 plants for 5 places: hole, spot, yellow leaf, insect under leaf. Trouble wey you see early dey cheap to stop. Keep farm clean from weed.',
      sms: '{Crop}: nothing urgent. By {by} check 20 plants for 5 places for hole, spot and insect. Keep weeding.',
    },
    'care.flowering': {
      title: '{Crop}: no disturb di plants now',
      content:
        'Harvest dey form now. No hoe deep or cut root; pull big weed with hand. By {by} check 20 plants, flower too. No spray when bee dey fly. Keep ground moist if you fit.',
      sms: '{Crop}: harvest dey form. No deep hoe, pull weed with hand, check 20 plants by {by}.',
    },
    'care.pegs': {
      title: 'Groundnut: no hoe again, peg dey enter ground',
      content:
        'After flower, groundnut dey push peg enter ground to make pod. Hoe now dey break am. Pull weed with hand, keep soil loose, look leaf spot for 20 plants by {by}.',
      sms: 'Groundnut: peg dey enter ground. No hoe; pull weed with hand. Check leaf spot for 20 plants by {by}.',
    },
    'care.earth-up': {
      title: '{Crop}: heap soil for di foot',
      content:
        'Wetin dey grow under ground must dey covered: sun and insect dey enter through crack. By {by} heap soil for stem, close crack, weed same time. Do am when ground moist, no be wet.',
      sms: '{Crop}: by {by} heap soil for stem, close crack, weed. Do am when ground moist, no be wet.',
    },
    'care.stake': {
      title: '{Crop}: stake am, keep am off ground',
      content:
        'Plant for ground dey catch sickness more. By {by} stake your {crop}, tie am soft, comot leaf wey touch ground. Cover ground with dry grass. Work when leaf dry.',
      sms: '{Crop}: by {by} stake di plants, tie soft, comot leaf wey touch ground, cover ground.',
    },
    'care.ripening': {
      title: '{Crop}: guard di farm wey dey ripe',
      content:
        'Grain dey full; bird, animal and thief dey come now. Waka farm by {by}, then every two days. No more fertiliser: na waste. Prepare drying place and clean dry bag.',
      sms: '{Crop}: e dey ripe. Guard bird and animal, check by {by}, no fertiliser, prepare drying place.',
    },
    'care.tree-wet': {
      title: '{Crop}: let air and light enter',
      content:
        'For rain season sickness dey spread where tree choke. By {by}, for dry day, cut dead branch, comot sick fruit, weed ring for each trunk, open gutter. Bury sick parts far.',
      sms: '{Crop}: by {by}, for dry day, cut dead branch, comot sick fruit, weed ring, open gutter.',
    },
    'care.tree-dry': {
      title: '{Crop}: cover ground, clear fire line',
      content:
        'Dry season hard for root, and bush fire dey start. By {by} cover ground under tree with dry leaf one hand from trunk, water tree wey never reach three years, clear line round farm for fire.',
      sms: '{Crop}: dry season. By {by} cover ground under tree, water young tree, clear fire line round farm.',
    },
    'care.mat': {
      title: '{Crop}: one mama, one pikin',
      content:
        'Too many sucker dey share food, bunch go small. By {by} keep mama plant, one strong sucker and one small one, cut di rest. Cut dead leaf, heap soil for foot, cover am with leaf.',
      sms: '{Crop}: by {by} keep mama and two suckers, cut di rest. Comot dead leaf, cover ground.',
    },
  },
}
