import { Button } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { useTexts } from '~/texts/texts-context';
import { sessionTexts } from './texts/session';

export function SignOut() {
  const t = useTexts(sessionTexts);
  return (
    <Form method="post" action="/logout">
      <Button type="submit" variant="default">
        {t('signOut')}
      </Button>
    </Form>
  );
}
