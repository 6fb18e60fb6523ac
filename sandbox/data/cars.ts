/** Marks of cars and their models, as announcements of Kazakhstan name them. */
const CATALOGUE: Readonly<Record<string, string>> = {
  Toyota: 'Camry, Corolla, RAV4, Land Cruiser, Land Cruiser Prado, Highlander, Hilux, Yaris',
  Hyundai: 'Tucson, Elantra, Sonata, Santa Fe, Accent, Creta, Palisade, Mufasa',
  Kia: 'Sportage, K5, Rio, Sorento, Cerato, Seltos, Carnival, K8',
  Chevrolet: 'Cobalt, Onix, Tracker, Malibu, Captiva, Nexia, Monza, Tahoe',
  Lada: 'Granta, Vesta, Niva Legend, Niva Travel, Largus, XRAY, Priora',
  Volkswagen: 'Polo, Tiguan, Passat, Golf, Touareg, Jetta, Teramont',
  Nissan: 'Qashqai, X-Trail, Almera, Patrol, Teana, Murano, Juke',
  Lexus: 'RX, LX, ES, GX, NX, IS, LS',
  BMW: 'X5, X3, 5 Series, 3 Series, X6, X7, 7 Series',
  'Mercedes-Benz': 'E-Class, C-Class, S-Class, GLE, GLC, G-Class, Vito',
  Audi: 'A6, A4, Q5, Q7, A8, Q3',
  Mitsubishi: 'Outlander, Pajero, Pajero Sport, ASX, L200, Lancer',
  Subaru: 'Forester, Outback, XV, Legacy, Impreza',
  Mazda: '6, 3, CX-5, CX-9, CX-30',
  Honda: 'CR-V, Accord, Civic, Fit, Odyssey, HR-V',
  Renault: 'Duster, Logan, Arkana, Sandero, Kaptur',
  Skoda: 'Octavia, Rapid, Kodiaq, Superb, Karoq',
  Ford: 'Focus, Mondeo, Explorer, Kuga, F-150, Ranger',
  Jeep: 'Grand Cherokee, Wrangler, Compass, Cherokee, Renegade',
  'Land Rover': 'Range Rover, Range Rover Sport, Discovery, Defender, Evoque',
  Porsche: 'Cayenne, Macan, Panamera, 911, Taycan',
  Chery: 'Tiggo 7 Pro, Tiggo 8 Pro, Arrizo 8, Tiggo 4 Pro, Tiggo 2 Pro',
  Haval: 'Jolion, F7, H6, Dargo, M6',
  Geely: 'Monjaro, Coolray, Atlas, Tugella, Emgrand, Okavango',
  Changan: 'CS55 Plus, UNI-K, UNI-V, CS35 Plus, Eado Plus, UNI-T',
  JAC: 'J7, S3, S5, JS4, T8, JS6',
  Exeed: 'VX, TXL, LX, RX, Exlantix ES',
  Omoda: 'C5, S5, C7, E5, S5 GT',
  Jaecoo: 'J5, J6, J7, J8, J7 SHS',
  Jetour: 'X50, X70 Plus, X90 Plus, Dashing, T2',
  BYD: 'Song Plus, Han, Seal, Tang, Qin Plus, Atto 3',
  Zeekr: '001, 007, 009, X, 7X',
  'Li Auto': 'L6, L7, L8, L9, MEGA',
  Tesla: 'Model 3, Model Y, Model S, Model X, Cybertruck',
  Daewoo: 'Nexia, Matiz, Gentra, Lacetti, Nubira',
  Opel: 'Astra, Vectra, Zafira, Insignia, Corsa',
  UAZ: 'Patriot, Hunter, Профи, Pickup, СГР',
  GAZ: 'ГАЗель Next, ГАЗель Бизнес, Соболь, Валдай, 3110',
  Suzuki: 'Grand Vitara, Jimny, SX4, Vitara, Swift',
  Infiniti: 'QX60, QX80, FX35, Q50, QX50',
  Ravon: 'Nexia R3, Gentra, R2, R4, Matiz',
  Volvo: 'XC60, XC90, XC40, S60, S90, V90',
  Peugeot: '308, 408, 2008, 3008, 5008, Partner',
  Citroen: 'C3, C4, C5 Aircross, Berlingo, Jumpy',
  Fiat: 'Doblo, Ducato, 500, Tipo, Punto',
  Seat: 'Leon, Ibiza, Ateca, Arona, Tarraco',
  Mini: 'Cooper, Countryman, Clubman, Cooper S, Paceman',
  Jaguar: 'F-Pace, E-Pace, XF, XE, XJ',
  Cadillac: 'Escalade, SRX, XT5, XT6, CT5',
  GMC: 'Yukon, Sierra, Terrain, Acadia, Canyon',
  Dodge: 'Durango, Challenger, Charger, Journey, Caliber',
  Chrysler: '300C, Pacifica, Voyager, Sebring, Town & Country',
  Genesis: 'GV70, GV80, G70, G80, G90',
  SsangYong: 'Actyon, Kyron, Rexton, Korando, Tivoli',
  Acura: 'MDX, RDX, TLX, ILX, TSX',
  Isuzu: 'D-Max, MU-X, Trooper, Rodeo, Elf',
  Daihatsu: 'Terios, Sirion, Move, Rocky, Mira',
  Tank: '300, 400, 500, 700, 300 Hi4-T',
  'Great Wall': 'Poer, Wingle 7, Hover H3, Hover H5, Safe',
  Lifan: 'X60, Solano, Myway, X50, Smily',
  Hongqi: 'H5, H9, HS5, HS7, E-HS9',
  GAC: 'GS3, GS8, GN8, M8, Empow',
  Dongfeng: 'Shine Max, AX7, 580, Mage, Aeolus Yixuan',
  FAW: 'Bestune T77, Bestune T99, Bestune B70, Bestune T55, Besturn X80',
  Kaiyi: 'E5, X3, X3 Pro, X7, X7 Kunlun',
  Livan: 'X3 Pro, X6 Pro, S6 Pro, 7, 9',
  BAIC: 'X35, X55, X7, BJ40, BJ60',
  Voyah: 'Free, Dream, Passion, Courage, Free Sport',
  AITO: 'M5, M7, M8, M9, M5 EV',
  Datsun: 'on-DO, mi-DO, Go, Redi-GO, Cross',
};

export interface Mark {
  readonly id: string;
  readonly name: string;
}
export interface Model extends Mark {
  readonly markId: string;
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

export const carMarks: readonly Mark[] = Object.keys(CATALOGUE).map((name) => ({ id: slug(name), name }));

export const carModels: readonly Model[] = Object.entries(CATALOGUE).flatMap(([mark, models]) =>
  models.split(', ').map((name) => ({ id: `${slug(mark)}-${slug(name)}`, name, markId: slug(mark) })),
);

/** Brands to which banks give a shorter age: assembled in Russia, China or Uzbekistan. */
export const youngOnlyMarks: ReadonlySet<string> = new Set(
  [
    'Lada',
    'UAZ',
    'GAZ',
    'Chery',
    'Haval',
    'Geely',
    'Changan',
    'JAC',
    'Exeed',
    'Omoda',
    'Jetour',
    'BYD',
    'Zeekr',
    'Li Auto',
    'Ravon',
    'Daewoo',
    'Datsun',
    'Jaecoo',
    'Tank',
    'Great Wall',
    'Lifan',
    'Hongqi',
    'GAC',
    'Dongfeng',
    'FAW',
    'Kaiyi',
    'Livan',
    'BAIC',
    'Voyah',
    'AITO',
  ].map(slug),
);

/** 'Toyota Camry', or null when neither mark nor model is known. */
export const carNameOf = (markId: string | null | undefined, modelId: string | null | undefined): string | null => {
  const mark = carMarks.find((one) => one.id === markId);
  const model = carModels.find((one) => one.id === modelId);
  const parts = [mark?.name, model?.name].filter((part) => part !== undefined);
  return parts.length === 0 ? null : parts.join(' ');
};
