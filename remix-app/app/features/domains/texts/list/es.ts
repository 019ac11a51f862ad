import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Dominios',
  aboutAll: 'Los dominios de correo de todas las organizaciones y su estado de verificación.',
  about:
    'Los dominios de correo de su organización. Un dominio verificado dirige a sus usuarios a su proveedor de identidad cuando inician sesión.',
  claim: 'Reclamar un dominio',
  show: 'Mostrar',
  anyStatus: 'Cualquier estado',
  status: 'Estado',
  domain: 'Dominio',
  organization: 'Organización',
  deleted: 'Eliminada',
  signInMethod: 'Método de inicio de sesión',
  password: 'Contraseña',
  joining: 'Incorporación',
  lastCheck: 'Última comprobación',
  notYet: 'Todavía no',
  noMatch: 'Ningún dominio coincide',
  noMatchHelp: 'Pruebe con otro estado u otra organización, o <link>muestre todos</link>.',
  empty: 'Todavía no hay dominios',
  claimFirst: 'Reclamar el primer dominio',
  emptyHelp:
    'Reclame el dominio de sus direcciones de correo y verifíquelo con un registro DNS. Los usuarios con una dirección de ese dominio verán entonces el inicio de sesión de su empresa.',
} satisfies Translation<typeof english>;
