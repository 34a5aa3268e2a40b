import type { Guide } from '../guide';

/** What keys do and what a screen reader says. */
export function KeyTable({ keyboard, spoken }: Pick<Guide, 'keyboard' | 'spoken'>) {
  return (
    <>
      <section aria-labelledby="keyboard">
        <h2 id="keyboard">키보드</h2>
        {keyboard.length === 0 ? (
          <p>초점을 받지 않습니다.</p>
        ) : (
          <table className="guide-keys">
            <thead>
              <tr>
                <th scope="col">키</th>
                <th scope="col">하는 일</th>
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
          <h2 id="spoken">스크린 리더</h2>
          <p>{spoken}</p>
        </section>
      )}
    </>
  );
}
