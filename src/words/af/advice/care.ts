import type { care as english } from '../../en/advice/care.ts'

export const care: typeof english = {
  rules: {
    'care.growing-start': {
      title: '{Crop}: ’n goeie begin vir jou plante',
      content:
        'Die eerste twee weke bepaal die oes. Hou diere en voëls weg, hou die grond los en klam om jong {crop}, laat geen onkruid opkom nie. Kyk na die land teen {by}: sien waar plante ontbreek, om gapings te vul.',
      sms: '{Crop}: hou voels en diere weg, geen onkruid nie. Kyk teen {by} waar plante ontbreek.',
    },
    'care.gaps': {
      title: '{Crop}: tel jou plante en vul gapings',
      content:
        'Die eerste weke bepaal hoeveel plante jy oes. Teen {by} loop die rye. Waar plante ontbreek, plant nou weer; lateres haal nooit in nie. Waar dit te dig is, haal swakkes uit. Kyk uit vir voëls en insekte.',
      sms: '{Crop}: teen {by} loop die rye, vul gapings, dun uit waar te dig. Kyk vir voels en insekte.',
    },
    'care.weeds': {
      title: '{Crop}: skoffel nou, voor onkruid wen',
      content:
        'Onkruid vat water en voeding van {crop}; die eerste ses weke tel die meeste. Teen {by} skoffel tussen en in die rye op ’n droë oggend, vlak, sonder om wortels te sny. Laat dooie onkruid as bedekking.',
      sms: '{Crop}: skoffel teen {by}, vlak, op ’n droe oggend. Eerste 6 weke tel die meeste.',
    },
    'care.growing': {
      title: '{Crop}: ’n weeklikse stap red oes',
      content:
        'Niks dringends hierdie week nie. Teen {by} kyk na 20 plante op 5 plekke: gate, vlekke, geel blare, insekte onder blare. Probleme wat vroeg gesien word, is goedkoop om te keer. Hou die land skoon.',
      sms: '{Crop}: niks dringends. Teen {by} kyk na 20 plante op 5 plekke vir gate, vlekke, insekte. Bly skoffel.',
    },
    'care.flowering': {
      title: '{Crop}: moenie die plante nou steur nie',
      content:
        'Die oes vorm nou. Moenie diep skoffel of wortels sny nie; trek groot onkruid met die hand. Teen {by} kyk na 20 plante, ook die blomme. Moenie spuit terwyl bye vlieg nie. Hou die grond klam as jy kan.',
      sms: '{Crop}: die oes vorm. Geen diep skoffel, trek onkruid met die hand, kyk na 20 plante teen {by}.',
    },
    'care.pegs': {
      title: 'Grondbone: geen skoffel, penne gaan in',
      content:
        'Na die blom stoot grondbone penne in die grond en maak daar peule. Skoffel breek hulle nou. Trek onkruid met die hand, hou die grond los, kyk vir blaarvlek op 20 plante teen {by}.',
      sms: 'Grondbone: penne gaan in. Geen skoffel; trek onkruid met die hand. Kyk vir blaarvlek op 20 plante teen {by}.',
    },
    'care.earth-up': {
      title: '{Crop}: hoop grond om die plante',
      content:
        'Wat onder die grond groei, moet bedek bly: son en insekte kom deur krake in. Teen {by} hoop los grond om die stamme, maak krake toe en skoffel saam. Doen dit as die grond klam is, nie nat nie.',
      sms: '{Crop}: teen {by} hoop grond om stamme, maak krake toe, skoffel. Doen dit as grond klam is.',
    },
    'care.stake': {
      title: '{Crop}: stok op, van die grond af',
      content:
        'Plante op die grond kry meer siekte. Teen {by} stok jou {crop}, bind los, haal blare af wat die grond raak. Bedek die grond met droë gras. Werk as blare droog is.',
      sms: '{Crop}: teen {by} stok plante, bind los, haal blare af wat grond raak, bedek grond.',
    },
    'care.ripening': {
      title: '{Crop}: bewaak die ryp wordende land',
      content:
        'Die oes word vol; voëls, diere en diewe kom nou. Loop die land teen {by} en dan elke tweede dag. Geen kunsmis meer nie: dit is vermors. Kry droogplek en skoon droë sakke gereed.',
      sms: '{Crop}: word ryp. Bewaak teen voels en diere, kyk teen {by}, geen kunsmis, kry droogplek gereed.',
    },
    'care.tree-wet': {
      title: '{Crop}: laat lug en lig in',
      content:
        'In nat maande sprei siekte waar bome dig staan. Teen {by}, op ’n droë dag, sny dooie en kruisende takke, verwyder siek vrugte, skoffel ’n kring om elke stam, maak vore oop. Begrawe siek dele ver weg.',
      sms: '{Crop}: teen {by}, op ’n droe dag, snoei dooie takke, verwyder siek vrugte, skoffel kringe, maak vore oop.',
    },
    'care.tree-dry': {
      title: '{Crop}: bedek grond, maak ’n brandpad',
      content:
        'Droë maande is swaar vir wortels, en veldbrande begin. Teen {by} bedek die grond onder bome met droë blare, ’n handbreedte van die stam, gee bome onder drie jaar water, maak ’n brandpad om die plaas.',
      sms: '{Crop}: droe tyd. Teen {by} bedek grond onder bome, gee jong bome water, maak brandpad om die plaas.',
    },
    'care.mat': {
      title: '{Crop}: een ma, een dogter',
      content:
        'Te veel suiers deel die voeding en trosse bly klein. Teen {by} hou die moederplant, een sterk suier en een kleintjie, sny die res uit. Sny dooie blare, hoop grond aan die voet, bedek met blare.',
      sms: '{Crop}: teen {by} hou moeder en twee suiers, sny die res. Verwyder dooie blare, bedek grond.',
    },
  },
}
