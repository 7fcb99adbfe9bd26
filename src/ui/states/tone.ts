/** What a message means; each part shows it by an icon or word as well as by colour. */
export type Tone = 'neutral' | 'info' | 'good' | 'warning' | 'bad' | 'gold'
