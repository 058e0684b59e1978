import { Search } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import styles from './SearchForm.module.css';

type SearchFormProps = {
  /** The text of the address. */
  topic: string;
  busy: boolean;
  onSearch: (topic: string) => void;
};

/** The text of the search: it runs on Enter or the button, which rests while a search is under way and says so (P2.10). */
export function SearchForm({ topic, busy, onSearch }: SearchFormProps) {
  const { t } = useTranslation('search');
  // What is being typed stays until the address names another text (back, a link, the header's search).
  const [typed, setTyped] = useState({ topic, text: topic });
  if (typed.topic !== topic) setTyped({ topic, text: topic });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) onSearch(typed.text.trim());
  };
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t('text')}
          type="search"
          icon={Search}
          autoComplete="off"
          maxLength={500}
          value={typed.text}
          onChange={(event) => setTyped({ topic, text: event.target.value })}
        />
        <Button type="submit" variant="primary" busy={busy} className={styles.button}>
          {t(busy ? 'searching' : 'search')}
        </Button>
      </form>
    </search>
  );
}
