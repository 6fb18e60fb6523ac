import type { LocalityKind } from '../../openapi/index.ts';
import { fold } from '../../schemas/facts/fold.ts';

/** A place of Kazakhstan. Ids are the sandbox's own; `kato` only where the classifier's code is known. */
export interface Place {
  readonly id: string;
  readonly ru: string;
  readonly kk: string;
  readonly type: LocalityKind;
  readonly kato: string | null;
  readonly parent: string | null;
}

interface Region {
  readonly code: string;
  readonly ru: string;
  readonly kk: string;
  /** Cities, the centre first: 'ru/kk' or one name for both. */
  readonly cities: string;
  readonly districts?: string;
}

const REPUBLICAN: readonly Region[] = [
  {
    code: '71',
    ru: 'г. Астана',
    kk: 'Астана қаласы',
    cities: '',
    districts: 'Алматы, Байконыр/Байқоңыр, Есиль/Есіл, Нура/Нұра, Сарыарка/Сарыарқа, Сарайшык/Сарайшық',
  },
  {
    code: '75',
    ru: 'г. Алматы',
    kk: 'Алматы қаласы',
    cities: '',
    districts:
      'Алатауский/Алатау, Алмалинский/Алмалы, Ауэзовский/Әуезов, Бостандыкский/Бостандық, Жетысуский/Жетісу, Медеуский/Медеу, Наурызбайский/Наурызбай, Турксибский/Түрксіб',
  },
  {
    code: '79',
    ru: 'г. Шымкент',
    kk: 'Шымкент қаласы',
    cities: '',
    districts: 'Абайский/Абай, Аль-Фарабийский/Әл-Фараби, Енбекшинский/Еңбекші, Каратауский/Қаратау, Туран/Тұран',
  },
];

const REGIONS: readonly Region[] = [
  {
    code: '10',
    ru: 'область Абай',
    kk: 'Абай облысы',
    cities: 'Семей, Курчатов, Аягоз/Аягөз, Шар',
    districts:
      'Аксуатский/Ақсуат, Абайский/Абай, Аягозский/Аягөз, Бескарагайский/Бесқарағай, Бородулихинский/Бородулиха, Жарминский/Жарма, Кокпектинский/Көкпекті, Урджарский/Үржар',
  },
  {
    code: '11',
    ru: 'Акмолинская область',
    kk: 'Ақмола облысы',
    cities: 'Кокшетау/Көкшетау, Степногорск, Щучинск, Атбасар, Акколь/Ақкөл',
    districts: 'Бурабайский/Бурабай, Целиноградский/Целиноград',
  },
  {
    code: '15',
    ru: 'Актюбинская область',
    kk: 'Ақтөбе облысы',
    cities: 'Актобе/Ақтөбе, Хромтау, Кандыагаш/Қандыағаш, Шалкар/Шалқар, Эмба/Ембі',
    districts: 'Алгинский/Алға, Мартукский/Мәртөк',
  },
  {
    code: '19',
    ru: 'Алматинская область',
    kk: 'Алматы облысы',
    cities: 'Конаев/Қонаев, Талгар/Талғар, Каскелен/Қаскелең, Есик/Есік',
    districts: 'Карасайский/Қарасай, Илийский/Іле, Талгарский/Талғар',
  },
  {
    code: '23',
    ru: 'Атырауская область',
    kk: 'Атырау облысы',
    cities: 'Атырау, Кульсары/Құлсары',
    districts: 'Жылыойский/Жылыой, Махамбетский/Махамбет',
  },
  {
    code: '27',
    ru: 'Западно-Казахстанская область',
    kk: 'Батыс Қазақстан облысы',
    cities: 'Уральск/Орал, Аксай/Ақсай',
    districts: 'Бурлинский/Бөрлі, Теректинский/Теректі',
  },
  {
    code: '31',
    ru: 'Жамбылская область',
    kk: 'Жамбыл облысы',
    cities: 'Тараз, Каратау/Қаратау, Жанатас/Жаңатас, Шу',
    districts: 'Байзакский/Байзақ, Кордайский/Қордай',
  },
  {
    code: '33',
    ru: 'область Жетісу',
    kk: 'Жетісу облысы',
    cities: 'Талдыкорган/Талдықорған, Текели/Текелі, Жаркент, Сарканд/Сарқан, Уштобе/Үштөбе',
    districts:
      'Аксуский/Ақсу, Алакольский/Алакөл, Ескельдинский/Ескелді, Каратальский/Қаратал, Кербулакский/Кербұлақ, Коксуский/Көксу, Панфиловский/Панфилов, Сарканский/Сарқан',
  },
  {
    code: '35',
    ru: 'Карагандинская область',
    kk: 'Қарағанды облысы',
    cities: 'Караганда/Қарағанды, Темиртау/Теміртау, Балхаш/Балқаш, Шахтинск, Сарань, Абай',
    districts: 'Бухар-Жырауский/Бұқар жырау, Осакаровский/Осакаров',
  },
  {
    code: '39',
    ru: 'Костанайская область',
    kk: 'Қостанай облысы',
    cities: 'Костанай/Қостанай, Рудный, Лисаковск, Аркалык/Арқалық, Житикара/Жітіқара',
    districts: 'Костанайский/Қостанай, Мендыкаринский/Меңдіқара',
  },
  {
    code: '43',
    ru: 'Кызылординская область',
    kk: 'Қызылорда облысы',
    cities: 'Кызылорда/Қызылорда, Аральск/Арал, Казалинск/Қазалы, Байконыр/Байқоңыр',
    districts: 'Сырдарьинский/Сырдария, Шиелийский/Шиелі',
  },
  {
    code: '47',
    ru: 'Мангистауская область',
    kk: 'Маңғыстау облысы',
    cities: 'Актау/Ақтау, Жанаозен/Жаңаөзен, Форт-Шевченко',
    districts: 'Бейнеуский/Бейнеу, Мунайлинский/Мұнайлы',
  },
  {
    code: '55',
    ru: 'Павлодарская область',
    kk: 'Павлодар облысы',
    cities: 'Павлодар, Экибастуз/Екібастұз, Аксу/Ақсу',
    districts: 'Баянаульский/Баянауыл, Иртышский/Ертіс',
  },
  {
    code: '59',
    ru: 'Северо-Казахстанская область',
    kk: 'Солтүстік Қазақстан облысы',
    cities: 'Петропавловск/Петропавл, Тайынша, Булаево, Мамлютка',
    districts: 'Аккайынский/Аққайың, Кызылжарский/Қызылжар',
  },
  {
    code: '61',
    ru: 'Туркестанская область',
    kk: 'Түркістан облысы',
    cities: 'Туркестан/Түркістан, Кентау, Арыс, Сарыагаш/Сарыағаш, Жетысай/Жетісай, Ленгер/Леңгір',
    districts: 'Сайрамский/Сайрам, Сарыагашский/Сарыағаш',
  },
  {
    code: '62',
    ru: 'область Ұлытау',
    kk: 'Ұлытау облысы',
    cities: 'Жезказган/Жезқазған, Сатпаев/Сәтбаев, Каражал/Қаражал',
    districts: 'Жанааркинский/Жаңаарқа, Улытауский/Ұлытау',
  },
  {
    code: '63',
    ru: 'Восточно-Казахстанская область',
    kk: 'Шығыс Қазақстан облысы',
    cities: 'Усть-Каменогорск/Өскемен, Риддер, Алтай, Зайсан, Шемонаиха',
    districts: 'Глубоковский/Глубокое, Самарский/Самар',
  },
];

/** Smaller places: id of the parent, type, names. Enough to show every level of an address. */
const SMALL: readonly (readonly [parent: string, type: LocalityKind, ru: string, kk: string])[] = [
  ['19-d1', 'rural_okrug', 'Райымбекский сельский округ', 'Райымбек ауылдық округі'],
  ['19-d1-1', 'village', 'Райымбек', 'Райымбек'],
  ['19-d2', 'settlement', 'Боралдай', 'Боралдай'],
  ['19-d2', 'rural_okrug', 'Байсеркенский сельский округ', 'Байсерке ауылдық округі'],
  ['19-d2-2', 'village', 'Байсерке', 'Байсерке'],
  ['11-d1', 'settlement', 'Бурабай', 'Бурабай'],
  ['11-d2', 'rural_okrug', 'Косшынский сельский округ', 'Қосшы ауылдық округі'],
  ['11-d2-1', 'village', 'Тайтобе', 'Тайтөбе'],
  ['10-c1', 'rural_okrug', 'Абралинский сельский округ', 'Абыралы ауылдық округі'],
  ['62-d2', 'village', 'Улытау', 'Ұлытау'],
  ['33-d7', 'village', 'Коктал', 'Көктал'],
];

const names = (text: string): { ru: string; kk: string }[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [ru = '', kk = ru] = part.split('/');
      return { ru, kk };
    });

const within = ({ code, cities, districts }: Region, parent: LocalityKind): Place[] => {
  const district: LocalityKind = parent === 'republican_city' ? 'city_district' : 'district';
  return [
    ...names(cities).map((name, at): Place => ({
      id: `${code}-c${at + 1}`,
      ...name,
      type: 'city',
      kato: null,
      parent: code,
    })),
    ...names(districts ?? '').map((name, at): Place => ({
      id: `${code}-d${at + 1}`,
      ru: `${name.ru} район`,
      kk: `${name.kk} ауданы`,
      type: district,
      kato: null,
      parent: code,
    })),
  ];
};

const build = (): readonly Place[] => {
  const places: Place[] = [{ id: 'KZ', ru: 'Казахстан', kk: 'Қазақстан', type: 'country', kato: null, parent: null }];
  const top = (regions: readonly Region[], type: LocalityKind): void => {
    for (const region of regions) {
      places.push({ id: region.code, ru: region.ru, kk: region.kk, type, kato: `${region.code}0000000`, parent: 'KZ' });
      places.push(...within(region, type));
    }
  };
  top(REPUBLICAN, 'republican_city');
  top(REGIONS, 'region');
  const count = new Map<string, number>();
  for (const [parent, type, ru, kk] of SMALL) {
    const at = (count.get(parent) ?? 0) + 1;
    count.set(parent, at);
    places.push({ id: `${parent}-${at}`, ru, kk, type, kato: null, parent });
  }
  // The one small place whose code is published.
  places.push({ id: '10-c1-1-1', ru: 'Акшабай', kk: 'Ақшабай', type: 'village', kato: '101033102', parent: '10-c1-1' });
  return places;
};

/** Regions, cities, districts and some villages of Kazakhstan, parents before children. */
export const localities: readonly Place[] = build();

const byId = new Map(localities.map((place) => [place.id, place]));
const folded = new Map(localities.map((place) => [place.id, [fold(place.ru), fold(place.kk)] as const]));

/** The place with this id, or null. */
export const placeOf = (id: string): Place | null => byId.get(id) ?? null;

/**
 * Places by parent, kind and a search that matches both languages and folds Kazakh letters.
 * Those whose name begins with the search come first; otherwise the order of the list.
 */
export const findPlaces = (wanted: { search?: string; kind?: LocalityKind; parent?: string }): readonly Place[] => {
  const search = fold(wanted.search ?? '');
  const rank = (place: Place): number => {
    const texts = folded.get(place.id) ?? [];
    if (texts.some((text) => text.startsWith(search))) return 0;
    return texts.some((text) => text.includes(` ${search}`)) ? 1 : 2;
  };
  return localities
    .filter((place) => wanted.kind === undefined || place.type === wanted.kind)
    .filter((place) => wanted.parent === undefined || place.parent === wanted.parent)
    .map((place) => ({ place, at: search === '' ? 0 : rank(place) }))
    .filter(({ at }) => at < 2)
    .sort((a, b) => a.at - b.at)
    .map(({ place }) => place);
};
