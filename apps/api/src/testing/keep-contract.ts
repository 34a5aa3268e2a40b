import { documentOfLastRelease, documentOfToday, keepDocument } from '../http/docs/kept-document';

/**
 * Part of a release. Of the API: keeps its document. Of an app: refuses while the API of today
 * differs from the released one, because the app may need what that one does not have.
 */
const [unit] = process.argv.slice(2);
if (unit === 'api') keepDocument();
else if (JSON.stringify(documentOfLastRelease()) !== JSON.stringify(documentOfToday())) {
  process.stderr.write(
    `The API has changed since its last release, and the ${unit ?? 'app'} may need the change. Release the API first.\n`,
  );
  process.exitCode = 1;
}
