import { useEffect, useState } from 'react';
import styles from './ProgressBar.module.css';

type ProgressBarProps = {
  /** What is in progress, such as 'Uploading GFI-2025.xlsx'. */
  label: string;
  /** Completed share, 0 to 1; null while the total is unknown: then only the text is shown. */
  value: number | null;
  /** Progress as text, shown and read out: '64 %', '3 of 5 documents'. */
  text: string;
};

/** Measured progress of something that takes time; never an estimate. */
export function ProgressBar({ label, value, text }: ProgressBarProps) {
  const done = Math.min(1, Math.max(0, Number.isFinite(value) ? Number(value) : 0));
  return (
    <div className={styles.progress}>
      <p className={styles.text} aria-hidden={value !== null}>
        <span>{label}</span>
        <span className="tnum">{text}</span>
      </p>
      {value === null ? null : (
        <progress
          className={styles.track}
          aria-label={label}
          aria-valuetext={text}
          max={100}
          value={Math.round(done * 100)}
        />
      )}
    </div>
  );
}

/** Full seconds since `since` (milliseconds since 1970), updated every second. */
export function useElapsed(since: number): number {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - since) / 1000));
}
