// The least that an app with these libraries can be: one route that reads one thing and shows one
// date.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import axios from 'axios';
import dayjs from 'dayjs';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

function Today() {
  const { data } = useQuery({
    queryKey: ['today'],
    queryFn: async () => (await axios.get<string>('/index.html')).data,
  });
  return <main>{data === undefined ? '…' : dayjs().format('YYYY-MM-DD')}</main>;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Today />} />
      </Routes>
    </BrowserRouter>
  </QueryClientProvider>,
);
