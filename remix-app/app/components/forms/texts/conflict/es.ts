import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title:
    '{what, select, application {Otro usuario modificó esta aplicación mientras tanto} api {Otro usuario modificó esta API mientras tanto} organization {Otro usuario modificó esta organización mientras tanto} policy {Otro usuario modificó esta política mientras tanto} other {Otro usuario modificó este inquilino mientras tanto}}',
  differs: 'Sus cambios no se guardaron. Si guarda ahora, sus valores sustituyen a los actuales.',
  same: 'El otro usuario hizo el mismo cambio. No queda nada por guardar.',
  field: 'Campo',
  now: 'Valor actual',
  yours: 'Su valor',
  empty: '(vacío)',
} satisfies Translation<typeof english>;
