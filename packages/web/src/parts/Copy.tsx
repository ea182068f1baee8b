import { say } from '@tablewright/kernel/words';
import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { copyText } from './copy-and-download.ts';

interface CopyProps {
  readonly text: string;
  readonly label: string;
  readonly look?: 'main';
}

/** A button that copies and says that it did. */
export function Copy({ text, label, look }: CopyProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => setCopied(await copyText(text));
  return (
    <Button sign={copied === true ? 'check' : 'copy'} {...(look && { look })} onClick={() => void copy()}>
      <span aria-live="polite">{copied === null ? label : copied ? say`Copied` : say`Please copy it by hand`}</span>
    </Button>
  );
}
