import type { Language } from '../contracts/farm.ts'
import type { Tips } from './advice.ts'

/** Three short tips for each category of advice, true whatever the crop and the week. */
export const TIPS: Record<Language, Tips> = {
  en: {
    irrigation: [
      'Squeeze soil from 20 cm deep: if it holds together and wets your hand, wait.',
      'Water early or late; at noon the sun takes much of it.',
      'Dry grass on the soil saves many cans of water.',
    ],
    fertilizer: [
      'Put it on moist soil and cover it; left on top it is lost.',
      'Weed first, or you feed the weeds.',
      'Compost and manure make every bag of fertiliser work better.',
    ],
    pest: [
      'Walk the field twice a week and look under the leaves.',
      'Hand picking, ash and neem come first; a chemical comes last.',
      'With a chemical: gloves, mask, no wind, nobody near. Do not harvest until the days on the label have passed.',
    ],
    disease: [
      'Take sick plants off the field; do not leave them between the rows.',
      'Do not work among wet leaves: you carry disease from plant to plant.',
      'Clean seed and another crop next year prevent most diseases.',
    ],
    harvest: [
      'Dry on tarpaulin, never on bare ground or the roadside.',
      'Bite a grain: if it breaks with a crack it is dry.',
      'Never mix mouldy produce with good produce, and never eat it.',
    ],
    other: [
      'Write down planting dates, rain and what you used: next year it is worth money.',
      'Ask a neighbour who does well what he does differently.',
      'Look at the forecast before you spray, weed, feed or harvest.',
    ],
  },
  ha: {
    irrigation: [
      'Matse ƙasar zurfin cm 20: idan ta manne ta jiƙa hannu, jira.',
      'Ba da ruwa da safe ko yamma; rana tana ɗauke ruwa.',
      'Busasshiyar ciyawa a ƙasa tana adana ruwa.',
    ],
    fertilizer: [
      'Sa taki a ƙasa mai danshi ka rufe; in ba haka ba ya lalace.',
      'Cire ciyawa tukuna, in ba haka ba ciyawa za ka ciyar.',
      'Takin gargajiya yana sa takin zamani ya fi aiki.',
    ],
    pest: [
      'Zagaya gona sau biyu a mako, duba ƙasan ganye.',
      'Tsince da hannu, toka da darbejiya su ne farko; magani na ƙarshe.',
      'Idan za a yi feshi: safar hannu, abin rufe hanci, a ranar da babu iska, kada kowa ya kasance kusa, kuma a jira kwanakin da aka rubuta a jikin magani kafin girbi.',
    ],
    disease: [
      'Fitar da shuka mai cuta daga gona.',
      'Kada ka yi aiki cikin jiƙaƙƙen ganye: kana yaɗa cuta.',
      'Iri mai tsabta da canza shuka suna hana yawancin cututtuka.',
    ],
    harvest: [
      'Busar a kan tampol, ba a ƙasa ko gefen hanya ba.',
      'Ciji ƙwaya: idan ta yi ƙara ta bushe.',
      'Kada ka haɗa mai hunhuna da mai kyau, kada ka ci shi.',
    ],
    other: [
      'Rubuta ranar shuka, ruwa da abin da ka sa: yana da amfani baɗi.',
      'Tambayi maƙwabcin da ya yi nasara.',
      'Duba hasashen yanayi kafin feshi, taki ko girbi.',
    ],
  },
  yo: {
    irrigation: [
      'Fọwọ́ tẹ ilẹ̀ cm 20: tó bá dì tó sì tutù, dúró.',
      'Bomi rin ní àárọ̀ tàbí ìrọ̀lẹ́; oòrùn ọ̀sán ń gbé omi lọ.',
      'Koríko gbígbẹ lórí ilẹ̀ ń pa omi mọ́.',
    ],
    fertilizer: [
      'Fi ajílẹ̀ sí ilẹ̀ tútù kí o bò ó; bí bẹ́ẹ̀ kọ́ á ṣòfò.',
      'Kọ́kọ́ ro koríko, àìjẹ́ bẹ́ẹ̀ koríko ni o bọ́.',
      'Ìgbẹ́ ẹran ń jẹ́ kí ajílẹ̀ ṣiṣẹ́ dáadáa.',
    ],
    pest: [
      'Rìn oko lẹ́ẹ̀mejì lọ́sẹ̀, wo abẹ́ ewé.',
      'Fífọwọ́ mú, eérú àti dóńgóyárò ni àkọ́kọ́; oògùn ni ìgbẹ̀yìn.',
      'Bí ẹ bá lo oògùn: ìbọ̀wọ́, ìbòmú, ọjọ́ tí afẹ́fẹ́ kò fẹ́, kí ẹnikẹ́ni má sí nítòsí, kí ẹ sì dúró fún iye ọjọ́ tí wọ́n kọ sára oògùn kí ẹ tó kórè.',
    ],
    disease: [
      'Ẹ kó ohun ọ̀gbìn tó ní àrùn kúrò lóko; ẹ má fi í sílẹ̀ láàárín ìlà.',
      'Má ṣiṣẹ́ láàárín ewé tútù: o ń tan àrùn.',
      'Irúgbìn mímọ́ àti yíyí ohun ọ̀gbìn padà ń dènà àrùn.',
    ],
    harvest: [
      'Sá a sórí tapólì, kì í ṣe ilẹ̀ tàbí ẹ̀bá ọ̀nà.',
      'Gé èso jẹ: tó bá dún, ó ti gbẹ.',
      'Má da elébu pọ̀ mọ́ rere, má sì jẹ ẹ́.',
    ],
    other: [
      'Kọ ọjọ́ gbíngbìn, òjò àti ohun tí o lò sílẹ̀.',
      'Béèrè lọ́wọ́ aládùúgbò tó ń ṣe dáadáa.',
      'Wo àsọtẹ́lẹ̀ ojú ọjọ́ kí o tó fín, fi ajílẹ̀ tàbí kórè.',
    ],
  },
  ig: {
    irrigation: [
      'Pịa ala si cm 20: ọ bụrụ na o jikọtara ma dee aka, chere.',
      'Gbaa mmiri n’ụtụtụ maọbụ mgbede; anwụ ehihie na-ewere mmiri.',
      'Ahịhịa nkụ n’elu ala na-echekwa mmiri.',
    ],
    fertilizer: [
      'Tinye nri ala n’ala dere mmiri ma kpuchie ya; ma ọ bụghị ọ ga-efu.',
      'Buru ụzọ sụọ ahịhịa, ma ọ bụghị ahịhịa ka ị na-azụ.',
      'Nsị anụ na-eme ka nri ala rụọ ọrụ nke ọma.',
    ],
    pest: [
      'Jegharịa ubi ugboro abụọ n’izu, lelee okpuru akwụkwọ.',
      'Iji aka tụtụkọọ, ntụ na neem bụ ụzọ; ọgwụ bụ ikpeazụ.',
      'I na-agba ọgwụ: uwe aka, ihe mkpuchi imi, mgbe ikuku na-efeghị, onye ọ bụla anọghị nso, chere ụbọchị e dere n’akpa ọgwụ tupu i wee ihe ubi.',
    ],
    disease: [
      'Wepụ osisi ọrịa n’ubi.',
      'Arụla ọrụ n’akwụkwọ dere mmiri: ị na-agbasa ọrịa.',
      'Mkpụrụ dị ọcha na ịgbanwe ihe ọkụkụ na-egbochi ọrịa.',
    ],
    harvest: [
      'Mịa n’elu tapọlịn, ọ bụghị n’ala maọbụ n’akụkụ ụzọ.',
      'Taa mkpụrụ: ọ daa ụda, ọ kpọọla nkụ.',
      'Agwakọtala nke nwere ebu na nke ọma, erikwala ya.',
    ],
    other: [
      'Dee ụbọchị ịkụ, mmiri na ihe i ji mee ihe.',
      'Jụọ onye agbata obi na-eme nke ọma.',
      'Lelee amụma ihu igwe tupu ịgba ọgwụ, tinye nri ala maọbụ wee.',
    ],
  },
  pcm: {
    irrigation: [
      'Press soil from 20 cm deep: if e gum and wet your hand, wait.',
      'Water for morning or evening; afternoon sun dey take am.',
      'Dry grass for ground dey save plenty water.',
    ],
    fertilizer: [
      'Put am for moist ground and cover am; on top e go waste.',
      'Weed first, or na weed you dey feed.',
      'Compost and manure dey make fertiliser work well.',
    ],
    pest: [
      'Waka farm two times a week, look under leaf.',
      'Hand picking, ash and neem first; chemical last.',
      'If you use chemical: glove, mask, no breeze, nobody near; after am no harvest until di days wey dem write for di label don pass.',
    ],
    disease: [
      'Carry sick plant comot from farm.',
      'No work inside wet leaf: you dey carry sickness.',
      'Clean seed and change of crop dey stop most sickness.',
    ],
    harvest: [
      'Dry for tarpaulin, no be bare ground or roadside.',
      'Bite grain: if e crack, e don dry.',
      'No mix mouldy one with good one, no chop am.',
    ],
    other: [
      'Write planting date, rain and wetin you use: e go help next year.',
      'Ask neighbour wey dey do well.',
      'Check forecast before you spray, weed, feed or harvest.',
    ],
  },
  af: {
    irrigation: [
      'Druk grond van 20 cm diep: hou dit saam en maak dit jou hand nat, wag.',
      'Gee vroeg of laat water; die middagson vat baie daarvan.',
      'Droë gras op die grond spaar baie kanne water.',
    ],
    fertilizer: [
      'Sit dit op klam grond en bedek dit; bo-op gaan dit verlore.',
      'Skoffel eers, anders voed jy die onkruid.',
      'Kompos en kraalmis laat elke sak kunsmis beter werk.',
    ],
    pest: [
      'Loop die land twee keer per week en kyk onder die blare.',
      'Eers met die hand, houtas of neemolie; gif laaste.',
      'Met gif: handskoene, masker, geen wind, niemand naby. Moenie oes voordat die dae op die etiket verby is nie.',
    ],
    disease: [
      'Dra siek plante van die land af.',
      'Moenie tussen nat blare werk nie: jy dra siekte oor.',
      'Skoon saad en wisselbou keer die meeste siektes.',
    ],
    harvest: [
      'Droog op seil, nooit op kaal grond of langs die pad nie.',
      'Byt ’n korrel: kraak dit, is dit droog.',
      'Moet nooit skimmelriges met goeies meng of eet nie.',
    ],
    other: [
      'Skryf plantdatums, reën en wat jy gebruik het neer.',
      'Vra ’n buurman wat goed doen wat hy anders doen.',
      'Kyk na die voorspelling voor jy spuit, skoffel, voed of oes.',
    ],
  },
  ng: {
    irrigation: [
      'Finda evi lya za mu cm 20: nge lya gama lya tutike eke, tegelela.',
      'Tekela ongula nenge konguloshi; etango lyomutenya otali kutha omeya.',
      'Omwiidhi gwa kukuta kombanda yevi otagu pungula omeya.',
    ],
    fertilizer: [
      'Tula uushosho mevi lya tuta u siikile; pombanda otawu kana.',
      'Tango kutha po omwiidhi, opo waa palutha omwiidhi.',
      'Uushosho wiimuna otawu kwatha evi.',
    ],
    pest: [
      'Enda mepya lwaali moshiwike, tala kohi yomafo.',
      'Tango toola niikaha, omutoko nneem; omuti ohugunina.',
      'Pula omunambelewa gwuunamapya manga inoo longitha omuti gwiipuka.',
    ],
    disease: [
      'Kutha po iimeno tayi alwa mepya.',
      'Ino longa momafo ga tuta: oto taandeleke omikithi.',
      'Ombuto ombwanawa nokulundulula iimeno otayi keelele omikithi.',
    ],
    harvest: [
      'Kukutika pombaili, hapevi nenge pondjila.',
      'Teya iilya momayego: nge tayi pepe, oya kukuta.',
      'Ino gongela yi na uuwulu niiwanawa, ino yi lya.',
    ],
    other: [
      'Nyola esiku lyokukuna, omvula naashoka wa longitha.',
      'Pula omushiinda ta longo nawa.',
      'Tala ehunganeko lyonkalo yombepo manga inoo longitha omuti gwiipuka, ino palutha nenge ino teya.',
    ],
  },
}
