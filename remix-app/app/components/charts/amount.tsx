import { useFormats } from '~/texts/texts-context';

interface Props {
  of: number;
  /** Beyond this it was not counted: "10,000+" is shown. */
  countedTo?: number;
}

/** A number as the language of the page writes it. */
export function Amount({ of, countedTo }: Props) {
  const formats = useFormats();
  if (countedTo !== undefined && of > countedTo) return <>{formats.number(countedTo)}+</>;
  return <>{formats.number(of)}</>;
}
