import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownOrganization: 'Es gibt keine Organisation mit diesem Code oder Slug',
  enterOrganization: 'Geben Sie den Code oder Slug der Organisation ein, der die Domain gehört',
  notClaimed: 'Die Domain konnte nicht beansprucht werden. Versuchen Sie es erneut.',
  notChecked: 'Die Domain konnte nicht geprüft werden. Versuchen Sie es erneut.',
  notRemoved: 'Die Domain konnte nicht entfernt werden. Versuchen Sie es erneut.',
  notSaved: 'Die Domain konnte nicht gespeichert werden. Versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
