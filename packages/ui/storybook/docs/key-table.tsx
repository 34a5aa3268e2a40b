import type { Guide } from '../guide';

/** What keys do and what a screen reader says. */
export function KeyTable({ keyboard, spoken }: Pick<Guide, 'keyboard' | 'spoken'>) {
  return (
    <>
      <section aria-labelledby="keyboard">
        <h2 id="keyboard">Keyboard</h2>
        {keyboard.length === 0 ? (
          <p>Takes no focus.</p>
        ) : (
          <table className="guide-keys">
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">What it does</th>
              </tr>
            </thead>
            <tbody>
              {keyboard.map(({ keys, does }) => (
                <tr key={keys + does}>
                  <th scope="row">
                    <kbd>{keys}</kbd>
                  </th>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {spoken && (
        <section aria-labelledby="spoken">
          <h2 id="spoken">Screen reader</h2>
          <p>{spoken}</p>
        </section>
      )}
    </>
  );
}
