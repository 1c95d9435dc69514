import type { LucideIcon } from 'lucide-react';

/** A Lucide icon in the house weight, which grows with texts; decorative, so its meaning must stand in text beside it. */
export function Icon({ of: Shape, size = 18, className }: { of: LucideIcon; size?: number; className?: string }) {
  return <Shape size={`${size / 16}rem`} strokeWidth={1.75} aria-hidden focusable={false} className={className} />;
}
