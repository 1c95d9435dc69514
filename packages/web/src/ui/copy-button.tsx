import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

import { Button } from './button.tsx';

interface CopyButtonProps {
  /** What is put on the clipboard. */
  text: string;
  /** Names of the button before and for two seconds after. */
  label: string;
  done: string;
}

/** Puts a text on the clipboard and says that it did. Where a browser keeps the clipboard to itself it says nothing. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <Button variant="secondary" shape="pill" icon={copied ? Check : Copy} onClick={copy}>
      <span aria-live="polite">{copied ? done : label}</span>
    </Button>
  );
}
