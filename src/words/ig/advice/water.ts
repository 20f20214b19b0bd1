import type { water as english } from '../../en/advice/water.ts'

export const water: typeof english = {
  water: {
    area: 'lita {litres} maka {acres}',
    acre: 'lita {litres} n’otu eka',
    cans: 'ite lita iri {cans} n’ebe mita 1 na 10',
  },
  rules: {
    'irrigation.now': {
      title: '{Crop}: gbaa mmiri tupu {by}',
      content:
        'Ala na-akpọ nkụ, mmiri ozuzo adịghị nso. Osisi akpịrị na-akpọ nkụ anaghị eto. Nye ya mmiri ihe dị ka mm {mm}: {water}. Mee ya n’ụtụtụ maọbụ mgbede, tupu {by}. Buru ụzọ gwuo cm 20: ọ bụrụ na ala dere mmiri ebe ahụ, chere.',
      sms: '{Crop}: ala na-akpo nku. Nye mmiri ihe di ka mm {mm} tupu {by}, ututu maobu mgbede. Gwuo cm 20: o dee mmiri, chere.',
    },
    'irrigation.flowering': {
      title: '{Crop}: gbaa mmiri ugbu a',
      content:
        'Ala akpọọla nkụ n’oge akpịrị ịkpọ nkụ na-emebi owuwe karịa. Nye ya mmiri ihe dị ka mm {mm}: {water}. Mee ya tupu {by}, n’ụtụtụ maọbụ mgbede. Buru ụzọ gwuo cm 20: ọ bụrụ na ala dere mmiri, chere.',
      sms: '{Crop}: gbaa mmiri tupu {by}, akpiri ugbu a na-emebi owuwe. Ihe di ka mm {mm}. Gwuo cm 20: o dee mmiri, chere.',
    },
    'irrigation.soon': {
      title: '{Crop} ga-achọ mmiri tupu {by}',
      content:
        'Ala ka nwere obere mmiri, mana {crop} ga-aṅụcha ya n’oge na-adịghị anya. Kwado mmiri ihe dị ka mm {mm}: {water}. Kwa ụbọchị metụ ala aka na cm 20; gbaa mmiri tupu {by} ma ọ kpọọ nkụ na mmiri ezoghị.',
      sms: '{Crop}: o ga-acho mmiri tupu {by}, ihe di ka mm {mm}. Lelee ala na cm 20; gbaa mmiri ma o kpoo nku.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: agbala mmiri, mmiri ozuzo na-abịa',
      content:
        'A na-atụ anya mmiri ozuzo ihe dị ka mm {rain} tupu {to}. Ịgba mmiri ugbu a bụ igbu mmiri na ego. Chere mmiri ozuzo. Na {by} gwuo cm 20: ọ bụrụ na ala ka kpọrọ nkụ, gbaa mmiri.',
      sms: '{Crop}: mmiri ozuzo ihe di ka mm {rain} tupu {to}. Agbala mmiri ugbu a. Na {by} lelee ala; o kpoo nku, gbaa mmiri.',
    },
    'irrigation.enough': {
      title: '{Crop}: mmiri zuru n’ala n’izu a',
      content:
        'Ala ubi {crop} gị nwere mmiri ga-ezu ihe dị ka otu izu. Mmiri ọzọ ga-asapụ nri ala ma rie ego. Agbala mmiri ugbu a. Gwuo cm 20 na {by}: ọ kpọọ nkụ, malite ọzọ.',
      sms: '{Crop}: mmiri zuru n’ala n’izu a. Agbala mmiri ugbu a. Lelee cm 20 na {by}.',
    },
    'irrigation.stop': {
      title: '{Crop}: kwụsị mmiri tupu owuwe',
      content:
        'Ihe ubi na-acha. Mmiri ugbu a na-ebute ire ure na ebu. Kwụsị mmiri, meghee ọwa ka ubi kpọọ nkụ. Wee mgbe ị hụrụ ihe ịrịba ama: {sign}. Na-elele ya ruo {by}.',
      sms: '{Crop}: o na-acha. Kwusi mmiri, meghee owa. Wee mgbe i huru: {sign}.',
    },
    'irrigation.pond': {
      title: 'Osikapa: hapụ obere mmiri n’ubi',
      content:
        'Mmiri guzo eguzo na-egbochi ahịhịa; ubi kpọrọ nkụ n’oge okooko na-eme ka mkpụrụ tọgbọrọ chakoo. Mmiri ozuzo adịghị nso. Hapụ mmiri ihe dị ka cm 5 (mkpịsị aka atọ). Bubata ya tupu {by}, mechie oghere, lelee ya kwa ụbọchị abụọ.',
      sms: 'Osikapa: hapu mmiri ihe di ka cm 5, bubata ya tupu {by}. Ubi kporo nku na-eme ka mkpuru buru chakoo.',
    },
    'dry.young': {
      title: '{Crop}: nyere ome aka n’oge ọkọchị',
      content:
        '{why} Mgbọrọgwụ ome dị mkpụmkpụ, ọ na-ebu ụzọ kpọọ nkụ. Sụọ ahịhịa, jiri ahịhịa nkụ kpuchie ala, kwụsịtụ nri ala ruo mgbe mmiri zoro. Ọ bụrụ na ị na-ebu mmiri, nye ndị na-adịghị ike na mgbede. Mee ya tupu {by}.',
      sms: '{Crop}: okochi. Suo ahihia, jiri ahihia nku kpuchie ala, kwusitu nri ala ruo mmiri. Tupu {by}.',
    },
    'dry.growing': {
      title: '{Crop}: debe mmiri dị n’ala',
      content:
        '{why} Osisi gị na-adị ndụ site na mmiri fọdụrụ n’ala. Tupu {by} sụọ ahịhịa nwayọ, jiri ahịhịa nkụ kpuchie ala, kechie ebe ka ọ nara mmiri ọzọ. Kwụsịtụ nri ala ruo mgbe ala dere mmiri.',
      sms: '{Crop}: ala na-akpo nku. Tupu {by} suo ahihia, kpuchie ala, kechie ebe ka o nara mmiri. Kwusitu nri ala.',
    },
    'dry.flowering': {
      title: '{Crop}: ala kpọrọ nkụ n’oge kacha njọ',
      content:
        '{why} N’oge a akpịrị ịkpọ nkụ na-emebi owuwe karịa. Tupu {by} hopụ ahịhịa n’egbutughị mgbọrọgwụ, kpuchie ala, kechie ebe. Ọ bụrụ na ị nwere ike ibute mmiri, ọ bụ izu a ka ọ kacha baa uru. Kwụsịtụ nri ala.',
      sms: '{Crop}: okochi n’oge kacha njo. Tupu {by} suo ahihia, kpuchie ala, kechie ebe. I nwee mmiri, gbaa ya n’izu a.',
    },
    'dry.tree': {
      title: '{Crop}: chekwaa mgbọrọgwụ n’ọkọchị',
      content:
        '{why} Tupu {by} gbasaa akwụkwọ nkụ n’okpuru osisi, otu ọbụ aka site n’ogwe. Sụọ ahịhịa n’okpuru. Nye osisi na-erubeghị afọ atọ mmiri. Akwachala alaka ọtụtụ, chee ọkụ nche.',
      sms: '{Crop}: okochi. Tupu {by} gbasaa akwukwo nku n’okpuru osisi, nye obere osisi mmiri. Chee oku nche.',
    },
  },
}
