//! HTTP as bytes, for what no well-behaved client would send or look at.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// Sends bytes and returns everything that comes back until the server closes the connection.
pub async fn exchange(server: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(server).await.unwrap();
    // A server that has seen enough closes before it has read everything.
    let _ = stream.write_all(bytes).await;
    until_closed(&mut stream).await
}

/// Everything that comes until the server closes the connection.
pub async fn until_closed(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let _ = super::soon("the end of a connection", stream.read_to_end(&mut answer)).await;
    String::from_utf8_lossy(&answer).into_owned()
}

/// One answer's head.
pub async fn head(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        let byte = super::soon("an answer", stream.read_u8()).await.unwrap();
        answer.push(byte);
    }
    String::from_utf8(answer).unwrap()
}

/// So many bytes of an answer's body.
pub async fn body(stream: &mut TcpStream, bytes: usize) -> String {
    let mut body = vec![0; bytes];
    super::soon("a body", stream.read_exact(&mut body)).await.unwrap();
    String::from_utf8(body).unwrap()
}
