/** Words in several scripts, including right-to-left ones, because indexes must find more than ASCII. */
export const COMPANIES = [
  'Acme',
  'Globex',
  'Initech',
  'Umbrella',
  'Nordlicht',
  'Čeština',
  'Façade',
  'Ωmega',
  'Северный',
  'Заря',
  'شركة',
  'אורות',
  '阿里山',
  '東京',
  'भारत',
  '서울',
];

export const KINDS = ['Gmbh', 'Partners', 'Logistics', 'Foods', 'Labs', 'Медиа', '株式会社', 'للتجارة'];

export const GIVEN_NAMES = [
  'Anna',
  'Ben',
  'Chloé',
  'David',
  'Émile',
  'Fatima',
  'Georg',
  'Hana',
  'Ines',
  'Jürgen',
  'Анна',
  'Борис',
  'Ελένη',
  'محمد',
  'ליאור',
  '小明',
  '美咲',
  'प्रिया',
];

export const FAMILY_NAMES = [
  'Schmidt',
  'Smith',
  'Nguyen',
  'Kowalski',
  'Øberg',
  'Silva',
  'Иванова',
  'Петров',
  'Παππάς',
  'حداد',
  'כהן',
  '王',
  '佐藤',
  'शर्मा',
  '김',
];

/** Occurs in three tenants and as the last name of three users, at any size. */
export const RARE = 'Zanzibar';
