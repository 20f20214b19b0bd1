import type { Language } from '../contracts/languages.ts'

/** Words that say nothing of a question's subject, in plain small letters. */
export const STOP_WORDS: Readonly<Record<Language, string>> = {
  en: `a about after again all also am an and any are as at be because been before being but by can cannot could crop
    crops did do does doing done dont down each farm farmer farms farming few field fields for from get gets getting go
    good got had has have having he hello help her here him his how i if in into is it its just keep know less let like
    look looks make many may me more most much must my need needs no not now of off on one only or other our out over
    own please plant plants put same see shall she should since so some still such sir take tell than thank thanks that
    the their them then there these they thing things this those through to today too under until up us use used using
    very want was way we well were what when where which while who why will with would yes you your doctor officer mine
    right time times long best better it's im problem problems`,
  ha: `a ai amma an ana ba babu bai ban bisa ce cewa ci cikin da daga dai dan din do don duk duka fa gare gaskiya gona
    gonar gonata gonakin haka har hakan ina in iya je ji ka kai kamar kan kaka kana ke ki kin ko koma kowane ku kuma kun
    kuna lafiya lokacin lokaci ma mai me menene mene mun muna mutum na nake nan nawa ne ni noma nuna sai sake sannu shi
    shin shuka shukar shukata so sosai su sun suke suna ta taimako taimaka take tana tare tun wace wacce wadannan wajen
    wane wani wata ya yadda yake yana yanzu yaya yaushe yi yin za zai zan zata zuwa yawa abin abu akan amfanin amfani
    kake kuke kyau hanya manomi zaku zaka don allah`,
  yo: `a ati bi bawo ba bayi boya ni ninu naa nigba nitori nipa o oko oju ohun oun re ri se si so sinu sugbon ta tabi
    ti to tun wa waye wo won yi yii yoo yen emi e eyi eyin fun fi fe gba gbogbo gan gidi i ibo inu ise iyen ju ka kan
    ki kii ko kini kinni kilode lara lati le leyin lo loju lori mi mo mu n nkan pe pelu pupo igba elo meloo melo bayii
    jowo agbe iranlowo dara daradara mo mi ewo ona lowo oro wahala awon lle`,
  ig: `a abu agwa ahu aka ana ka ke ana anyi aru bu biko buru di dika e ebe ee eji esi ga gi gini gbasara ha ahia hu i
    iji ihe ike isi ji kedu kwesiri kwesi m ma maka mgbe mmadu mma mere mu n na nwere nke nkea niile o oge ole onye oru
    ogologo otu otutu oma si site ta ubi ugbo ugboro unu ya niim enyemaka nsogbu nna nwa nwoke tupu ugbua ugbu zie ihea
    m etiti ana enwe enweghi chọọ choro chọrọ nyere biko`,
  pcm: `a abeg about after all am an and any are as at be before but by can come dat de dem den dey di dis do don e
    enter fit for from get give go good gree how i if im in inside into is it kain kon know like make many me much my na
    need no nor not now of off oga on one or our out over pickin plant plants put see sey shey so some still suppose
    take tell ting tins that the them then there they thing things this time to too una up upon us use wan want wen
    weda wetin wey when where which who why with wit wia you your crop crops farm farmer field help problem well body
    dia that one today`,
  af: `aan al alles as asseblief baie by daar dan dat die dis dit doen dokter een ek elke en enige ek er g gaan gebruik
    geen gewas gewasse gee goed graag ha had hallo hoe help het hierdie hom hulle hulp iets in is ja julle kan kom kry
    lank lyk maak maar meer met meneer moet my myne na nadat nee nie nog nou of om omdat ons ook oor op plaas plant
    plante probleem sal se so soos te tot toe tussen tyd uit van veld vir voor vra waar waarom wanneer was wat watter
    weet wees weer werk wil word ek is nodig hulle hoeveel beste land lande veels boer`,
  ng: `aaki aantu ageshe ando andjii ano asho ashihe asiike ayi ayihe ayo ehala ena esiku ethimbo ga gandje gehala gi
    gwa gwandje haka hano iha ihe iikunwa iilonga iipe ike ile ina ihandi ka kaandje kape kaku ke kehe koonkambadhala
    ku kwa lela li lwa lyandje me mepya mo mokati mu mwa mwene na nale nangaye natango nayi ndhika ndika ndi ndjoka ngaa
    ngame ngashiingeyi nge ngele ngiini nena nenge nganga ngoka ni nomadhina nomuntu nosho o oha oku okuza olye omayoolo
    omolwashike omulongi omunafaalama omukunifaalama omukunimapya on ondi oondjo oshike oshikunino osho otandi otashi otayi
    oto owu opo pomuthima po sha shandje shi shika shoka shono taku tandi tashi tayi te tu uuna uunake uunake unene
    uupyakadhi wa wandje we ya yandje ye yo yomepya yandje za epya epyalyandje kwathele kwatha shili aniwa ohashi ohayi`,
}
