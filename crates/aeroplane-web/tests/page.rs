//! What holds for the files of the page, whatever the page looks like.

use std::collections::BTreeMap;

use aeroplane_web::{Encoding, Lifetime, file, files, index};

const ENCODINGS: [Encoding; 3] = [Encoding::Identity, Encoding::Brotli, Encoding::Gzip];

#[test]
fn every_file_is_found_by_its_path() {
    for expected in files() {
        assert!(std::ptr::eq(file(expected.path()).unwrap(), expected), "{}", expected.path());
    }
    assert!(std::ptr::eq(file("index.html").unwrap(), index()));
    for unknown in ["", "/", "/index.html", "index", "assets", "../index.html", "sources.sha256"] {
        assert!(file(unknown).is_none(), "{unknown}");
    }
}

#[test]
fn the_page_loads_files_that_are_there() {
    let text = str::from_utf8(index().plain().bytes()).unwrap();
    let references = text.split([' ', '\n']).filter_map(|part| {
        part.strip_prefix("src=\"/").or_else(|| part.strip_prefix("href=\"/"))?.split_once('"')
    });
    let loaded: Vec<&str> = references.map(|(path, _)| path).collect();
    assert!(!loaded.is_empty(), "{text}");
    for path in loaded {
        assert!(file(path).is_some(), "{path}");
    }
}

#[test]
fn only_files_with_a_hash_in_their_name_last_forever() {
    assert_eq!(index().lifetime(), Lifetime::UntilChanged);
    for file in files() {
        let lasts = file.lifetime() == Lifetime::Forever;
        assert_eq!(lasts, file.path().starts_with("assets/"), "{}", file.path());
    }
}

#[test]
fn a_tag_belongs_to_one_content() {
    let mut contents: BTreeMap<&str, &[u8]> = BTreeMap::new();
    for content in files().iter().flat_map(|file| ENCODINGS.map(|encoding| file.content(encoding))).flatten()
    {
        let tag = content.etag();
        assert!(tag.len() == 34 && tag.starts_with('"') && tag.ends_with('"'), "{tag}");
        let known = contents.entry(tag).or_insert(content.bytes());
        assert_eq!(*known, content.bytes());
    }
}

#[test]
fn a_compressed_copy_is_smaller() {
    for file in files() {
        for copy in
            [Encoding::Brotli, Encoding::Gzip].map(|encoding| file.content(encoding)).into_iter().flatten()
        {
            assert!(copy.bytes().len() < file.plain().bytes().len(), "{}", file.path());
        }
    }
}
