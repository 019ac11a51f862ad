import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Atributos personalizados en los tokens',
  about:
    'El token de ID y el punto de conexión userinfo contienen estos claims si la aplicación tiene el ámbito «profile». Los demás atributos personalizados no se divulgan.',
  none: 'La organización no tiene atributos personalizados. Defínalos en la pestaña «Aprovisionamiento» de una conexión.',
  claim: 'Claim',
  attribute: 'Atributo personalizado',
  claimNumber: 'Claim {number, number}',
  attributeNumber: 'Atributo personalizado del claim {number, number}',
  empty: 'Vacíe el nombre de un claim para quitarlo.',
  save: 'Guardar claims',
  notSaved: 'Los claims no se han guardado. Inténtelo de nuevo.',
} satisfies Translation<typeof english>;
