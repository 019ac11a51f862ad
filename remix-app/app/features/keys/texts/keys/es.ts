import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Claves de firma',
  aboutTenant:
    'Claves del emisor de {organization}. Solo las aplicaciones de esta organización confían en ellas.',
  aboutShared:
    'Claves del emisor que comparten todas las organizaciones. Gatehouse las rota según lo programado.',
  unknown:
    'Ninguna organización tiene el código o slug <b>{text}</b>. La lista muestra las claves compartidas.',
  organization: 'Organización',
  placeholder: 'Código o slug',
  show: 'Mostrar claves',
  showShared: 'Mostrar claves compartidas',
  current: 'Actual',
  next: 'Siguiente',
  retired: 'Retirada',
  currentAbout: 'Firma tokens nuevos',
  nextAbout: 'Se publica antes de usarse para que los clientes puedan cargarla',
  retiredAbout: 'Verifica los tokens que firmó antes',
  idTokens: 'Tokens de identidad',
  accessTokens: 'Tokens de acceso',
  keyId: 'ID de clave',
  status: 'Estado',
  algorithm: 'Algoritmo',
  created: 'Creación',
  activated: 'Activación',
  retiredOn: 'Retirada',
  notYet: 'Todavía no',
  no: 'No',
  empty: 'Aún no hay claves',
  emptyAbout: 'Gatehouse crea las claves de un emisor con la primera solicitud de una aplicación.',
  rotate: 'Rotar claves',
  rotateAbout:
    'Las siguientes claves empiezan a firmar de inmediato. Gatehouse crea claves nuevas para sucederlas. Los tokens existentes siguen siendo válidos hasta que caducan y los usuarios mantienen su sesión. Rote las claves si alguna puede estar comprometida.',
} satisfies Translation<typeof english>;
