// npm ends only the shell that it started a script with, and that shell passes nothing on. A tool
// started by a script notices that its shell is gone, and ends as if it had got the signal itself.
const shell = process.ppid;

if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}
