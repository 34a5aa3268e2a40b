import type { Dish } from '@academy/domain/menus';

const sides = {
  kimchi: '배추김치',
  radishKimchi: '깍두기',
  spinach: '시금치나물',
  sprouts: '콩나물무침',
  eggRoll: '계란말이',
  pickledRadish: '단무지',
  anchovies: '멸치볶음',
  fishCakes: '어묵볶음',
  potatoes: '감자조림',
  broccoli: '브로콜리무침',
};
const names = {
  rice: { white: '쌀밥', sesame: '흰쌀밥', black: '흑미밥', beans: '서리태밥', barley: '보리밥' },
  soup: {
    seaweed: '소고기미역국',
    soybean: '두부된장국',
    kimchi: '김치찌개',
    egg: '계란국',
    sprout: '콩나물국',
    radish: '소고기뭇국',
  },
  main: {
    spicyPork: '제육볶음',
    bulgogi: '소불고기',
    cutlet: '등심돈가스',
    mackerel: '고등어구이',
    sweetChicken: '닭강정',
    curry: '돼지고기카레',
    japchae: '잡채',
    riceCakes: '떡볶이',
  },
  left: sides,
  right: sides,
  dessert: {
    mandarins: '귤',
    apple: '사과',
    strawberries: '딸기',
    watermelon: '수박',
    yogurt: '요구르트',
    grapes: '포도',
  },
};

/** What is on a tray. */
export type Tray = { [Part in keyof typeof names]: keyof (typeof names)[Part] };

/**
 * Twelve trays: a week of six lunches and dinners without a repetition. `menu-pictures` has one of
 * each, in this order.
 */
export const menus: readonly Tray[] = [
  {
    rice: 'white',
    soup: 'soybean',
    main: 'spicyPork',
    left: 'kimchi',
    right: 'spinach',
    dessert: 'mandarins',
  },
  {
    rice: 'beans',
    soup: 'seaweed',
    main: 'bulgogi',
    left: 'radishKimchi',
    right: 'eggRoll',
    dessert: 'yogurt',
  },
  {
    rice: 'sesame',
    soup: 'egg',
    main: 'cutlet',
    left: 'pickledRadish',
    right: 'kimchi',
    dessert: 'strawberries',
  },
  {
    rice: 'black',
    soup: 'kimchi',
    main: 'mackerel',
    left: 'sprouts',
    right: 'potatoes',
    dessert: 'grapes',
  },
  {
    rice: 'barley',
    soup: 'sprout',
    main: 'sweetChicken',
    left: 'kimchi',
    right: 'broccoli',
    dessert: 'apple',
  },
  {
    rice: 'white',
    soup: 'radish',
    main: 'curry',
    left: 'anchovies',
    right: 'kimchi',
    dessert: 'watermelon',
  },
  {
    rice: 'sesame',
    soup: 'soybean',
    main: 'japchae',
    left: 'fishCakes',
    right: 'radishKimchi',
    dessert: 'mandarins',
  },
  {
    rice: 'black',
    soup: 'egg',
    main: 'riceCakes',
    left: 'spinach',
    right: 'eggRoll',
    dessert: 'yogurt',
  },
  {
    rice: 'white',
    soup: 'sprout',
    main: 'bulgogi',
    left: 'potatoes',
    right: 'kimchi',
    dessert: 'strawberries',
  },
  {
    rice: 'barley',
    soup: 'seaweed',
    main: 'mackerel',
    left: 'radishKimchi',
    right: 'broccoli',
    dessert: 'grapes',
  },
  {
    rice: 'sesame',
    soup: 'kimchi',
    main: 'sweetChicken',
    left: 'pickledRadish',
    right: 'sprouts',
    dessert: 'apple',
  },
  {
    rice: 'beans',
    soup: 'radish',
    main: 'spicyPork',
    left: 'eggRoll',
    right: 'spinach',
    dessert: 'watermelon',
  },
];

/** What must be said of a dish; the rest holds nothing of the list. */
const allergensOf = new Map([
  ['서리태밥', [5]],
  ['소고기미역국', [5, 6, 16]],
  ['두부된장국', [5, 6]],
  ['김치찌개', [5, 9, 10]],
  ['계란국', [1]],
  ['콩나물국', [5]],
  ['소고기뭇국', [5, 6, 16]],
  ['제육볶음', [5, 6, 10]],
  ['소불고기', [5, 6, 16]],
  ['등심돈가스', [1, 2, 5, 6, 10]],
  ['고등어구이', [7]],
  ['닭강정', [4, 5, 6, 15]],
  ['돼지고기카레', [2, 5, 6, 10]],
  ['잡채', [5, 6, 10]],
  ['떡볶이', [5, 6]],
  ['배추김치', [9]],
  ['깍두기', [9]],
  ['시금치나물', [5]],
  ['콩나물무침', [5]],
  ['계란말이', [1, 5]],
  ['멸치볶음', [4, 5, 6]],
  ['어묵볶음', [1, 5, 6]],
  ['감자조림', [5, 6]],
  ['요구르트', [2]],
]);

/** The dishes of a tray with their allergens. */
export const dishesOf = ({ rice, soup, main, left, right, dessert }: Tray): Dish[] =>
  [
    names.rice[rice],
    names.soup[soup],
    names.main[main],
    names.left[left],
    names.right[right],
    names.dessert[dessert],
  ].map((name) => ({ name, allergens: allergensOf.get(name) ?? [] }));

/** `쌀밥 · 두부된장국 · 제육볶음 · …` */
export const menuLine = (tray: Tray): string =>
  dishesOf(tray)
    .map(({ name }) => name)
    .join(' · ');
