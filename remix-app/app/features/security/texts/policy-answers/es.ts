import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  passwordMinLength: 'Introduzca un número entero de 8 a 64',
  failedSignInRetentionDays: 'Introduzca un número entero de 7 a 365',
  graceDays: 'Introduzca un número entero de 0 a 90',
  chooseOne: 'Elija una de las opciones',
  network:
    '«{text}» no es una dirección IP, un intervalo como 203.0.113.0/24, un país como DE ni un operador como AS3320.',
  tooManyNetworks: 'Introduzca como máximo {count, number} redes.',
  notSaved: 'La política no se guardó. Vuelva a intentarlo.',
} satisfies Translation<typeof english>;
