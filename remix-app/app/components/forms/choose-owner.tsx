import { Alert, Button, TextInput } from '@mantine/core';
import classes from '~/components/list/list.module.css';
import { useTexts } from '~/texts/texts-context';
import { FilterForm } from './filter-form';
import { chooseOwnerTexts } from './texts/choose-owner';

interface Props {
  /** The entered code or slug. */
  of: string;
  /** Whether no organization matches. */
  isUnknown: boolean;
}

/** Lets a superadmin select the owner; the URL contains the selection. */
export function ChooseOwner({ of, isUnknown }: Props) {
  const t = useTexts(chooseOwnerTexts);
  return (
    <>
      {isUnknown && (
        <Alert role="alert" color="amber" variant="light" mb="md">
          {t.rich('unknown', { of: <bdi>{of}</bdi>, b: (inner) => <strong>{inner}</strong> })}
        </Alert>
      )}
      <FilterForm className={classes.filters} held={{ of }}>
        <TextInput
          name="of"
          label={t('organization')}
          placeholder={t('codeOrSlug')}
          defaultValue={of}
          maxLength={120}
          required
          withAsterisk={false}
        />
        <Button type="submit" variant="default">
          {t('show')}
        </Button>
      </FilterForm>
    </>
  );
}
