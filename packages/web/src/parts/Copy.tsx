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
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), 2500);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (): Promise<void> => setSaid((await copyText(text)) ? 'Copied' : 'Please copy it by hand');
  return (
    <Button sign={said === 'Copied' ? 'check' : 'copy'} {...(look && { look })} onClick={() => void copy()}>
      <span aria-live="polite">{said ?? label}</span>
    </Button>
  );
}
