import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Su organización ya utiliza Gatehouse',
  about:
    'Usted se ha registrado en Gatehouse con una dirección de correo electrónico de {domain}. Una organización ha verificado este dominio y sus miembros se unen por invitación.',
  next: 'Pida a su equipo de TI que le invite. No se ha creado una segunda organización.',
  action: 'Iniciar sesión tras recibir la invitación',
  notYou: 'Si usted no se ha registrado, ignore este mensaje.',
} satisfies Translation<typeof english>;
